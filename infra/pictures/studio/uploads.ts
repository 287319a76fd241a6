import { emptyMesh, type Mesh } from './geometry';
import type { Material } from './materials';
import type { Model } from './model';
import { applyToNormal, applyToPoint } from './vectors';

export interface Batch {
  material: Material;
  texture: WebGLTexture | null;
  draw(): void;
  free(): void;
}

interface Merged {
  material: Material;
  mesh: Mesh;
}

/** All parts of one material as one mesh in world space; see-through ones last. */
export function batches(model: Model): Merged[] {
  const merged = new Map<Material, Mesh>();
  for (const { mesh, material, transform } of model.parts) {
    const whole = merged.get(material) ?? emptyMesh();
    merged.set(material, whole);
    const first = whole.positions.length;
    for (const position of mesh.positions) whole.positions.push(applyToPoint(transform, position));
    for (const normal of mesh.normals) whole.normals.push(applyToNormal(transform, normal));
    for (const uv of mesh.uvs) whole.uvs.push(uv);
    for (const index of mesh.indices) whole.indices.push(first + index);
  }
  return [...merged]
    .map(([material, mesh]) => ({ material, mesh }))
    .sort((a, b) => b.material.opacity - a.material.opacity);
}

export function upload(gl: WebGL2RenderingContext, { material, mesh }: Merged): Batch {
  const vertexArray = gl.createVertexArray();
  gl.bindVertexArray(vertexArray);
  const buffers = [
    attribute(gl, 0, 3, mesh.positions.flat()),
    attribute(gl, 1, 3, mesh.normals.flat()),
    attribute(gl, 2, 2, mesh.uvs.flat()),
  ];
  const indices = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(mesh.indices), gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  const texture = material.drawing ? paintedTexture(gl, material.drawing) : null;
  return {
    material,
    texture,
    draw() {
      gl.bindVertexArray(vertexArray);
      gl.drawElements(gl.TRIANGLES, mesh.indices.length, gl.UNSIGNED_INT, 0);
      gl.bindVertexArray(null);
    },
    free() {
      for (const buffer of [...buffers, indices]) gl.deleteBuffer(buffer);
      gl.deleteVertexArray(vertexArray);
      gl.deleteTexture(texture);
    },
  };
}

function attribute(gl: WebGL2RenderingContext, place: number, size: number, values: number[]): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(values), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, 0);
  return buffer;
}

function paintedTexture(gl: WebGL2RenderingContext, drawing: NonNullable<Material['drawing']>): WebGLTexture {
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw on a canvas');
  drawing.draw(context);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}
