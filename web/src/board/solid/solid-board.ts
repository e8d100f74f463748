// SPDX-License-Identifier: MIT
// The 3D board: draws the same scene with WebGL from any angle.

import { kDiscRadius } from '../pieces.ts';
import { hasFigures, isSame, type PieceItem, type Scene } from '../scene.ts';
import type { Dress, SolidBoard } from '../space.ts';
import { cameraAt, orbited, planeToPicture, usualOrbit, type Camera } from './camera.ts';
import type { Homography, Vector } from './matrix.ts';
import {
  disc,
  kDiscHeight,
  kFloatsPerCorner,
  kSlabHeight,
  kStoneHeight,
  lens,
  sheet,
  slab,
  type Mesh,
} from './meshes.ts';
import {
  boardCanvas,
  boardShadow,
  hasTopLayer,
  paintGroundLayer,
  paintTopLayer,
  pieceCanvas,
  roundShadow,
} from './pictures.ts';
import { makeProgram, type Program } from './shaders.ts';
import { listenToTurns } from './turning.ts';

interface Shape {
  readonly vertices: WebGLVertexArrayObject;
  readonly corners: number;
}

type Shapes = Readonly<Record<'piece' | 'slab' | 'sheet' | 'shadow' | 'wide', Shape>>;

interface Pose {
  readonly at: Vector;
  readonly size?: number;
  readonly opacity?: number;
  /** Strength of the lamp; 0 shows the texture unchanged. */
  readonly light?: number;
  readonly gloss?: number;
}

/** The kind of 3D pieces: discs or stones. */
const bodies = {
  disc: { mesh: disc(kDiscRadius), height: kDiscHeight, gloss: 0.12 },
  lens: { mesh: lens(kDiscRadius + 0.02), height: kStoneHeight, gloss: 0.5 },
} as const;

/** Height of a lifted piece above the board, in cells. */
const kHeldHeight = 0.45;
/** Shadows fall away from the lamp; the higher the piece, the further. */
const kShadowReach = 0.45;

/** Null if WebGL is missing or does not work. */
export function makeSolidBoard(): SolidBoard | null {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true });
  const program = gl && makeProgram(gl);
  return gl && program ? new WebGlBoard(canvas, gl, program) : null;
}

class WebGlBoard implements SolidBoard {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #program: Program;
  readonly #pieces = new Map<string, WebGLTexture>();
  readonly #roundShadow: WebGLTexture;
  readonly #boardShadow: WebGLTexture;
  #layers: { canvas: HTMLCanvasElement; ground: WebGLTexture; top: WebGLTexture } | null = null;
  #shapes: Shapes | null = null;
  #board: Dress | null = null;
  /** The content of the board texture as last painted. */
  #painted: unknown = null;
  #orbit = usualOrbit;
  #camera: Camera | null = null;
  #hasTop = false;

  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, program: Program) {
    this.canvas = canvas;
    this.#gl = gl;
    this.#program = program;
    this.#roundShadow = this.#textureOf(roundShadow());
    this.#boardShadow = this.#textureOf(boardShadow());
  }

  /** After a change of size, look or game, everything is redrawn. */
  dress(board: Dress, width: number, height: number): void {
    this.canvas.width = width;
    this.canvas.height = height;
    const isOther = board.spec !== this.#board?.spec || board.look !== this.#board.look;
    this.#board = board;
    this.#painted = null;
    this.#camera = null;
    if (!isOther) return;
    for (const texture of this.#pieces.values()) this.#gl.deleteTexture(texture);
    this.#pieces.clear();
    this.#shapes ??= this.#makeShapes(board);
    const canvas = boardCanvas(board.spec);
    this.#layers ??= { canvas, ground: this.#textureOf(canvas), top: this.#textureOf(canvas) };
  }

  /** In radians; after a change the caller repaints the board. */
  listen(
    element: HTMLElement,
    isSeen: () => boolean,
    turned: () => void,
    signal: AbortSignal,
  ): void {
    const turn = (sideways: number, up: number): void => {
      this.#turn(sideways, up);
      turned();
    };
    listenToTurns(element, isSeen, turn, signal);
  }

  #turn(sideways: number, up: number): void {
    this.#orbit = orbited(this.#orbit, sideways, up);
    this.#camera = null;
  }

  /** Maps the plane of the pieces, in cells from the first point, to canvas pixels. */
  get #map(): Homography {
    const { files, ranks } = this.#board!.spec;
    const height = 0.6 * this.#body.height;
    const [a, b, c, d, e, f, g, h, i] = planeToPicture(this.#view.matrix, height, this.canvas);
    const [x, z] = [-(files - 1) / 2, -(ranks - 1) / 2];
    return [a, b, c + a * x + b * z, d, e, f + d * x + e * z, g, h, i + g * x + h * z];
  }

  /** The transform that aligns the grid element, with one cell per point, with the points; see `measure`. */
  gridTransform(cell: number, left: number, top: number, scale: number): string {
    const [a, b, c, d, e, f, g, h, i] = this.#map;
    // In CSS pixels; the element starts half a cell before the first point.
    const column = (x: number, y: number, w: number): number[] => [
      x / scale - left * w,
      y / scale - top * w,
      0,
      w,
    ];
    const across = column(a / cell, d / cell, g / cell);
    const down = column(b / cell, e / cell, h / cell);
    const start = column(c - (a + b) / 2, f - (d + e) / 2, i - (g + h) / 2);
    const unit = start[3]!;
    const all = [...across, ...down, 0, 0, unit, 0, ...start].map((value) => value / unit);
    return `matrix3d(${all.join(',')})`;
  }

  paint(scene: Scene): void {
    if (this.#board === null || this.#shapes === null || this.#layers === null) return;
    this.#paintLayers(scene, this.#board);
    const gl = this.#gl;
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.useProgram(this.#program.program);
    gl.uniformMatrix4fv(this.#program.uniform('camera'), false, [...this.#view.matrix]);
    gl.uniform3fv(this.#program.uniform('eye'), [...this.#view.eye]);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#drawAll(scene);
  }

  dispose(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #drawAll(scene: Scene): void {
    const { piece, slab: board, sheet: top, shadow, wide } = this.#shapes!;
    const { ground, top: upper } = this.#layers!;
    const gl = this.#gl;
    gl.disable(gl.DEPTH_TEST);
    this.#draw(wide, this.#boardShadow, { at: [0.25, -kSlabHeight, 0.2] });
    gl.enable(gl.DEPTH_TEST);
    this.#draw(board, ground, { at: [0, 0, 0], light: 1, gloss: 0.06 });
    gl.depthMask(false);
    for (const item of scene.pieces) {
      const [x, , z] = this.#placeOf(item);
      const reach = 0.05 + kShadowReach * item.lift * kHeldHeight;
      const at: Vector = [x + reach, 0.006, z - 0.3 * reach + 0.02];
      const faint = item.opacity * (1 - 0.35 * item.lift);
      this.#draw(shadow, this.#roundShadow, { at, size: 1 + 0.25 * item.lift, opacity: faint });
    }
    gl.depthMask(true);
    const { gloss } = this.#body;
    for (const item of scene.pieces) {
      const at = this.#placeOf(item);
      const pose = { at, opacity: item.opacity, light: 1, gloss };
      this.#draw(piece, this.#pieceTexture(item.letter), pose);
    }
    if (!this.#hasTop) return;
    gl.disable(gl.DEPTH_TEST);
    this.#draw(top, upper, { at: [0, this.#body.height, 0] });
  }

  #draw(shape: Shape, texture: WebGLTexture, pose: Pose): void {
    const { at, size = 1, opacity = 1, light = 0, gloss = 0 } = pose;
    const gl = this.#gl;
    const { uniform } = this.#program;
    gl.uniform3fv(uniform('shift'), [...at]);
    gl.uniform1f(uniform('size'), size);
    gl.uniform1f(uniform('opacity'), opacity);
    gl.uniform1f(uniform('light'), light);
    gl.uniform1f(uniform('gloss'), gloss);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.bindVertexArray(shape.vertices);
    gl.drawArrays(gl.TRIANGLES, 0, shape.corners);
  }

  get #body() {
    return bodies[this.#board!.spec.shape];
  }

  get #view(): Camera {
    return (this.#camera ??= cameraAt(
      this.#orbit,
      this.canvas.width / this.canvas.height,
      this.#corners(),
    ));
  }

  /** The corners of everything that must be visible. */
  #corners(): Vector[] {
    const { files, ranks, art } = this.#board!.spec;
    const [x, z] = [(files - 1) / 2 + art.margin, (ranks - 1) / 2 + art.margin];
    return [-x, x].flatMap((cornerX) =>
      [-z, z].flatMap((cornerZ): Vector[] => [
        [cornerX, kDiscHeight, cornerZ],
        [cornerX, -kSlabHeight, cornerZ],
      ]),
    );
  }

  #placeOf({ at, lift }: PieceItem): Vector {
    const { files, ranks } = this.#board!.spec;
    return [at.x - (files - 1) / 2, kHeldHeight * lift, at.y - (ranks - 1) / 2];
  }

  /** Repainted only if the marks on the board have changed. */
  #paintLayers(scene: Scene, board: Dress): void {
    const { view, under, over, rows, arrows, pieces } = scene;
    const numbered = pieces.filter(hasFigures);
    const painted = [view.isFlipped, under, over, rows, arrows, numbered];
    if (isSame(painted, this.#painted)) return;
    this.#painted = painted;
    const { canvas, ground, top } = this.#layers!;
    paintGroundLayer(canvas, scene, board);
    this.#upload(ground, canvas);
    this.#hasTop = hasTopLayer(scene);
    if (!this.#hasTop) return;
    paintTopLayer(canvas, scene, board);
    this.#upload(top, canvas);
  }

  #pieceTexture(letter: string): WebGLTexture {
    const known = this.#pieces.get(letter);
    if (known !== undefined) return known;
    const { spec, look } = this.#board!;
    const piece = spec.pieces[letter];
    const texture =
      piece === undefined ? this.#roundShadow : this.#textureOf(pieceCanvas(piece, look));
    this.#pieces.set(letter, texture);
    return texture;
  }

  #textureOf(canvas: HTMLCanvasElement): WebGLTexture {
    const texture = this.#gl.createTexture();
    this.#upload(texture, canvas);
    return texture;
  }

  #upload(texture: WebGLTexture, canvas: HTMLCanvasElement): void {
    const gl = this.#gl;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.generateMipmap(gl.TEXTURE_2D);
    const fine = gl.getExtension('EXT_texture_filter_anisotropic');
    if (fine !== null) gl.texParameterf(gl.TEXTURE_2D, fine.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  }

  #makeShapes({ spec }: Dress): Shapes {
    const { files, ranks, art } = spec;
    const [width, depth] = [files - 1 + 2 * art.margin, ranks - 1 + 2 * art.margin];
    const shadow = 2 * (kDiscRadius + 0.16);
    return {
      piece: this.#shape(this.#body.mesh),
      slab: this.#shape(slab(width, depth)),
      sheet: this.#shape(sheet(width, depth)),
      shadow: this.#shape(sheet(shadow, shadow)),
      wide: this.#shape(sheet(1.5 * width, 1.5 * depth)),
    };
  }

  #shape(mesh: Mesh): Shape {
    const gl = this.#gl;
    const vertices = gl.createVertexArray();
    gl.bindVertexArray(vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, mesh, gl.STATIC_DRAW);
    const stride = kFloatsPerCorner * 4;
    for (const [place, size, offset] of [
      [0, 3, 0],
      [1, 3, 12],
      [2, 2, 24],
    ] as const) {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride, offset);
    }
    return { vertices, corners: mesh.length / kFloatsPerCorner };
  }
}
