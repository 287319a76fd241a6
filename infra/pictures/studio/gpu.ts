export interface Program {
  handle: WebGLProgram;
  /** Where a uniform lives; null, which WebGL ignores, when the shader does not use it. */
  at(name: string): WebGLUniformLocation | null;
}

export interface Target {
  framebuffer: WebGLFramebuffer;
  texture: WebGLTexture;
  width: number;
  height: number;
  free(): void;
}

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const handle = gl.createShader(type);
  if (!handle) throw new Error('the graphics context is lost');
  gl.shaderSource(handle, source);
  gl.compileShader(handle);
  if (!gl.getShaderParameter(handle, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(handle) ?? 'bad shader');
  return handle;
}

export function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const handle = gl.createProgram();
  gl.attachShader(handle, shader(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(handle, shader(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(handle);
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(handle) ?? 'bad program');
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    handle,
    at(name) {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(handle, name));
      return places.get(name) ?? null;
    },
  };
}

interface TargetOptions {
  depth?: boolean;
  /** 32 bits a channel instead of 16: for sums over many passes. */
  full?: boolean;
  mipmaps?: boolean;
}

export function createTarget(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  { depth = false, full = false, mipmaps = false }: TargetOptions,
): Target {
  const texture = gl.createTexture();
  const framebuffer = gl.createFramebuffer();
  const levels = mipmaps ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1;
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, levels, full ? gl.RGBA32F : gl.RGBA16F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmaps ? gl.LINEAR_MIPMAP_LINEAR : gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, mipmaps ? gl.LINEAR : gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const buffer = depth ? gl.createRenderbuffer() : null;
  if (buffer) {
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, buffer);
  }
  return {
    framebuffer,
    texture,
    width,
    height,
    free() {
      gl.deleteFramebuffer(framebuffer);
      gl.deleteTexture(texture);
      gl.deleteRenderbuffer(buffer);
    },
  };
}

export interface DepthLayers {
  texture: WebGLTexture;
  /** Makes a layer the target of what is drawn next. */
  bind(layer: number): void;
  free(): void;
}

/** Depth-only layers whose texture compares while it is read. */
export function depthLayers(gl: WebGL2RenderingContext, size: number, layers: number): DepthLayers {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.DEPTH_COMPONENT24, size, size, layers);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const framebuffers = Array.from({ length: layers }, (_, layer) => {
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, texture, 0, layer);
    return framebuffer;
  });
  return {
    texture,
    bind(layer) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffers[layer] ?? null);
      gl.viewport(0, 0, size, size);
    },
    free() {
      for (const framebuffer of framebuffers) gl.deleteFramebuffer(framebuffer);
      gl.deleteTexture(texture);
    },
  };
}

export function bindTargets(gl: WebGL2RenderingContext, target: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
  gl.viewport(0, 0, target.width, target.height);
}
