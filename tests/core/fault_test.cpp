// SPDX-License-Identifier: MIT
#include "engine/core/text/fault.h"

#include <gtest/gtest.h>

#include <set>

namespace {

using engine::Fault;
using engine::FaultCode;

TEST(Faults, AreNoneUntilSomethingIsWrong) {
    EXPECT_FALSE(Fault());
    EXPECT_EQ(sentence_of(Fault()), "");
    EXPECT_EQ(text_of(FaultCode::None), "");
    EXPECT_TRUE(Fault{.code = FaultCode::EmptyFen});
}

TEST(Faults, HaveANameEachAndASentenceWithAllItsFacts) {
    const Fault facts{FaultCode::None, "text", "where", 17, 4, {"a", "b"}};
    std::set<std::string_view> names;
    for (int code = 1; code <= static_cast<int>(engine::kLastFaultCode); ++code) {
        Fault fault = facts;
        fault.code = static_cast<FaultCode>(code);
        EXPECT_TRUE(names.insert(text_of(fault.code)).second) << text_of(fault.code);
        const std::string sentence = sentence_of(fault);
        EXPECT_FALSE(sentence.empty()) << text_of(fault.code);
        EXPECT_EQ(sentence.find_first_of("{}[]"), std::string::npos) << sentence;
    }
}

TEST(Faults, QuoteWhatIsWrong) {
    const Fault illegal{.code = FaultCode::IllegalMove, .text = "h2\nh9", .where = "the start"};
    EXPECT_EQ(sentence_of(illegal), "\"h2?h9\" is not a legal move in the start");
    const Fault ambiguous{.code = FaultCode::AmbiguousMove,
                          .text = "Ce3",
                          .where = "the start",
                          .choices = {"b2e2", "h2e2"}};
    EXPECT_EQ(sentence_of(ambiguous),
              "\"Ce3\" can be more than one move: b2e2 or h2e2 in the start");
}

}  // namespace
