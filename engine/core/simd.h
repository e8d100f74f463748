// SPDX-License-Identifier: MIT
// Vectors of eight 16-bit integers with the operations the networks need, identical on every
// machine. With CHUHE_SCALAR defined, plain loops compute the same results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if !defined(CHUHE_SCALAR) && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define CHUHE_SIMD_WASM
#elif !defined(CHUHE_SCALAR) && defined(__SSE2__)
#include <emmintrin.h>
#define CHUHE_SIMD_SSE2
#elif !defined(CHUHE_SCALAR) && defined(__ARM_NEON)
#include <arm_neon.h>
#define CHUHE_SIMD_NEON
#endif

// A function of plain loops that is also compiled for AVX2; the program selects a version at
// startup.
#if defined(CHUHE_SIMD_SSE2) && defined(__GLIBC__) && !defined(__clang__)
#define CHUHE_WIDER __attribute__((target_clones("avx2", "default")))
#else
#define CHUHE_WIDER
#endif

namespace engine {

/// The bits of two 16-bit numbers as one 32-bit number, the first in its lower half.
constexpr std::int32_t pair_of(std::int16_t first, std::int16_t second) {
    return static_cast<std::int32_t>(static_cast<std::uint16_t>(first) |
                                     std::uint32_t{static_cast<std::uint16_t>(second)} << 16);
}

/// `Vec8s` holds eight numbers; its sums wrap around. `squared` takes numbers from 0 to 255 and
/// returns their squares divided by 256 and rounded. `pairs` repeats two numbers. `Acc::madd` adds
/// the exact products to 32-bit sums, of which only the total is defined; `Acc::madd_pairs` adds
/// the two products of each pair of neighbours to one of four sums, which `store` writes.
#if defined(CHUHE_SIMD_WASM)

struct Vec8s {
    v128_t value;

    static Vec8s load(const std::int16_t* from) { return {wasm_v128_load(from)}; }
    static Vec8s splat(std::int16_t number) { return {wasm_i16x8_splat(number)}; }
    static Vec8s pairs(std::int16_t first, std::int16_t second) {
        return {wasm_i32x4_splat(pair_of(first, second))};
    }
    void store(std::int16_t* to) const { wasm_v128_store(to, value); }
};
inline Vec8s operator+(Vec8s a, Vec8s b) { return {wasm_i16x8_add(a.value, b.value)}; }
inline Vec8s operator-(Vec8s a, Vec8s b) { return {wasm_i16x8_sub(a.value, b.value)}; }
inline Vec8s min(Vec8s a, Vec8s b) { return {wasm_i16x8_min(a.value, b.value)}; }
inline Vec8s max(Vec8s a, Vec8s b) { return {wasm_i16x8_max(a.value, b.value)}; }
inline Vec8s squared(Vec8s a) {
    const v128_t exact = wasm_i16x8_mul(a.value, a.value);
    return {wasm_u16x8_shr(wasm_i16x8_add(exact, wasm_i16x8_splat(128)), 8)};
}

struct Acc {
    v128_t value = wasm_i32x4_splat(0);

    void madd(Vec8s a, Vec8s b) {
        value = wasm_i32x4_add(value, wasm_i32x4_dot_i16x8(a.value, b.value));
    }
    void madd_pairs(Vec8s a, Vec8s b) { madd(a, b); }
    void store(std::int32_t* to) const { wasm_v128_store(to, value); }
    [[nodiscard]] std::int32_t sum() const {
        return wasm_i32x4_extract_lane(value, 0) + wasm_i32x4_extract_lane(value, 1) +
               wasm_i32x4_extract_lane(value, 2) + wasm_i32x4_extract_lane(value, 3);
    }
};

#elif defined(CHUHE_SIMD_SSE2)

struct Vec8s {
    __m128i value;

    static Vec8s load(const std::int16_t* from) {
        return {_mm_load_si128(reinterpret_cast<const __m128i*>(from))};
    }
    static Vec8s splat(std::int16_t number) { return {_mm_set1_epi16(number)}; }
    static Vec8s pairs(std::int16_t first, std::int16_t second) {
        return {_mm_set1_epi32(pair_of(first, second))};
    }
    void store(std::int16_t* to) const { _mm_store_si128(reinterpret_cast<__m128i*>(to), value); }
};
inline Vec8s operator+(Vec8s a, Vec8s b) { return {_mm_add_epi16(a.value, b.value)}; }
inline Vec8s operator-(Vec8s a, Vec8s b) { return {_mm_sub_epi16(a.value, b.value)}; }
inline Vec8s min(Vec8s a, Vec8s b) { return {_mm_min_epi16(a.value, b.value)}; }
inline Vec8s max(Vec8s a, Vec8s b) { return {_mm_max_epi16(a.value, b.value)}; }
inline Vec8s squared(Vec8s a) {
    const __m128i exact = _mm_mullo_epi16(a.value, a.value);
    return {_mm_srli_epi16(_mm_add_epi16(exact, _mm_set1_epi16(128)), 8)};
}

struct Acc {
    __m128i value = _mm_setzero_si128();

    void madd(Vec8s a, Vec8s b) { value = _mm_add_epi32(value, _mm_madd_epi16(a.value, b.value)); }
    void madd_pairs(Vec8s a, Vec8s b) { madd(a, b); }
    void store(std::int32_t* to) const { _mm_store_si128(reinterpret_cast<__m128i*>(to), value); }
    [[nodiscard]] std::int32_t sum() const {
        alignas(16) std::array<std::int32_t, 4> sums;
        store(sums.data());
        return sums[0] + sums[1] + sums[2] + sums[3];
    }
};

#elif defined(CHUHE_SIMD_NEON)

struct Vec8s {
    int16x8_t value;

    static Vec8s load(const std::int16_t* from) { return {vld1q_s16(from)}; }
    static Vec8s splat(std::int16_t number) { return {vdupq_n_s16(number)}; }
    static Vec8s pairs(std::int16_t first, std::int16_t second) {
        return {vreinterpretq_s16_s32(vdupq_n_s32(pair_of(first, second)))};
    }
    void store(std::int16_t* to) const { vst1q_s16(to, value); }
};
inline Vec8s operator+(Vec8s a, Vec8s b) { return {vaddq_s16(a.value, b.value)}; }
inline Vec8s operator-(Vec8s a, Vec8s b) { return {vsubq_s16(a.value, b.value)}; }
inline Vec8s min(Vec8s a, Vec8s b) { return {vminq_s16(a.value, b.value)}; }
inline Vec8s max(Vec8s a, Vec8s b) { return {vmaxq_s16(a.value, b.value)}; }
inline Vec8s squared(Vec8s a) {
    const uint16x8_t exact = vreinterpretq_u16_s16(vmulq_s16(a.value, a.value));
    return {vreinterpretq_s16_u16(vrshrq_n_u16(exact, 8))};
}

struct Acc {
    int32x4_t value = vdupq_n_s32(0);

    void madd(Vec8s a, Vec8s b) {
        value = vmlal_s16(value, vget_low_s16(a.value), vget_low_s16(b.value));
        value = vmlal_s16(value, vget_high_s16(a.value), vget_high_s16(b.value));
    }
    void madd_pairs(Vec8s a, Vec8s b) {
        const int32x4_t low = vmull_s16(vget_low_s16(a.value), vget_low_s16(b.value));
        const int32x4_t high = vmull_s16(vget_high_s16(a.value), vget_high_s16(b.value));
        value = vaddq_s32(value, vpaddq_s32(low, high));
    }
    void store(std::int32_t* to) const { vst1q_s32(to, value); }
    [[nodiscard]] std::int32_t sum() const { return vaddvq_s32(value); }
};

#else

struct Vec8s {
    std::array<std::int16_t, 8> value;

    static Vec8s load(const std::int16_t* from) {
        Vec8s vec;
        std::memcpy(vec.value.data(), from, sizeof vec.value);
        return vec;
    }
    static Vec8s splat(std::int16_t number) {
        Vec8s vec;
        vec.value.fill(number);
        return vec;
    }
    static Vec8s pairs(std::int16_t first, std::int16_t second) {
        return {{first, second, first, second, first, second, first, second}};
    }
    void store(std::int16_t* to) const { std::memcpy(to, value.data(), sizeof value); }
};
template <class Operation>
Vec8s each(const Vec8s& a, const Vec8s& b, Operation operation) {
    Vec8s result;
    for (std::size_t i = 0; i < a.value.size(); ++i) {
        result.value[i] = static_cast<std::int16_t>(operation(a.value[i], b.value[i]));
    }
    return result;
}
inline Vec8s operator+(const Vec8s& a, const Vec8s& b) {
    return each(a, b, [](int x, int y) { return x + y; });
}
inline Vec8s operator-(const Vec8s& a, const Vec8s& b) {
    return each(a, b, [](int x, int y) { return x - y; });
}
inline Vec8s min(const Vec8s& a, const Vec8s& b) {
    return each(a, b, [](int x, int y) { return x < y ? x : y; });
}
inline Vec8s max(const Vec8s& a, const Vec8s& b) {
    return each(a, b, [](int x, int y) { return x > y ? x : y; });
}

inline Vec8s squared(const Vec8s& a) {
    return each(a, a, [](int x, int y) { return (x * y + 128) / 256; });
}

struct Acc {
    std::array<std::int32_t, 4> value{};

    void madd(const Vec8s& a, const Vec8s& b) { madd_pairs(a, b); }
    void madd_pairs(const Vec8s& a, const Vec8s& b) {
        for (std::size_t i = 0; i < a.value.size(); ++i) value[i / 2] += a.value[i] * b.value[i];
    }
    void store(std::int32_t* to) const { std::memcpy(to, value.data(), sizeof value); }
    [[nodiscard]] std::int32_t sum() const { return value[0] + value[1] + value[2] + value[3]; }
};

#endif

/// The exact sum of the products of two arrays of 16-bit numbers.
template <std::size_t size>
std::int32_t dot(const std::array<std::int16_t, size>& a, const std::array<std::int16_t, size>& b) {
#if defined(CHUHE_SIMD_WASM) || defined(CHUHE_SIMD_NEON)
    Acc sums;
    for (std::size_t i = 0; i < size; i += 8) sums.madd(Vec8s::load(&a[i]), Vec8s::load(&b[i]));
    return sums.sum();
#else
    // x86 compilers find the widest available instruction themselves.
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum += a[i] * b[i];
    return sum;
#endif
}

}  // namespace engine
