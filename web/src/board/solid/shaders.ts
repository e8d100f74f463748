// SPDX-License-Identifier: MIT
// The shader program of the 3D view: textured shapes, lit by a lamp from the upper left or not at all.

const vertex = `#version 300 es
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 spot;
uniform mat4 camera;
uniform vec3 shift;
uniform float size;
out vec3 at;
out vec3 facing;
out vec2 texel;
void main() {
  at = place * size + shift;
  facing = normal;
  texel = spot;
  gl_Position = camera * vec4(at, 1.0);
}`;

/** Colours are premultiplied. Surfaces facing the lamp show their texture unchanged. */
const fragment = `#version 300 es
precision highp float;
in vec3 at;
in vec3 facing;
in vec2 texel;
uniform sampler2D picture;
uniform vec3 eye;
uniform float opacity;
uniform float light;
uniform float gloss;
out vec4 colour;
const vec3 lamp = normalize(vec3(-0.5, 1.0, 0.32));
void main() {
  vec4 base = texture(picture, texel);
  vec3 normal = normalize(facing);
  float direct = max(dot(normal, lamp), 0.0);
  float sky = 0.5 + 0.5 * normal.y;
  vec3 shade = mix(vec3(0.5, 0.38, 0.27), vec3(0.56), sky) + 0.52 * direct;
  vec3 halfway = normalize(lamp + normalize(eye - at));
  float glint = pow(max(dot(normal, halfway), 0.0), 48.0) * gloss;
  vec3 lit = base.rgb * shade + vec3(1.0, 0.97, 0.9) * glint * base.a;
  colour = vec4(mix(base.rgb, lit, light), base.a) * opacity;
}`;

export interface Program {
  readonly program: WebGLProgram;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

function compiled(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Null if the shaders cannot be compiled. */
export function makeProgram(gl: WebGL2RenderingContext): Program | null {
  const program = gl.createProgram();
  const shaders = [
    compiled(gl, gl.VERTEX_SHADER, vertex),
    compiled(gl, gl.FRAGMENT_SHADER, fragment),
  ];
  if (program === null || shaders.includes(null)) return null;
  for (const shader of shaders) gl.attachShader(program, shader!);
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null;
  const places = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string): WebGLUniformLocation | null => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  return { program, uniform };
}
