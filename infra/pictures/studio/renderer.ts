import { type Camera, framed, inverse, lightProjection, throughLens, viewProjection } from './camera';
import { bloomFragment, copyFragment, finishFragment } from './finish-shaders';
import { bindTargets, createTarget, type DepthLayers, depthLayers, type Program, program, type Target } from './gpu';
import { floorLight, type LightSample, lightSamples, lightsPerPass, spread } from './lights';
import { type Material, patterns } from './materials';
import type { Picture, Size } from './picture';
import { backdropFragment, screenVertex, shadowFragment, surfaceFragment, surfaceVertex } from './shaders';
import { type Batch, batches, upload } from './uploads';
import { length, subtract, type Vec3 } from './vectors';

const shadowSize = 768;

export class Studio {
  readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly surface: Program;
  private readonly shadow: Program;
  private readonly backdrop: Program;
  private readonly copy: Program;
  private readonly bloom: Program;
  private readonly finish: Program;

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
    if (!gl?.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend')) {
      throw new Error('this browser cannot draw to float textures');
    }
    gl.getExtension('OES_texture_float_linear');
    this.canvas = canvas;
    this.gl = gl;
    this.surface = program(gl, surfaceVertex, surfaceFragment);
    this.shadow = program(gl, surfaceVertex, shadowFragment);
    this.backdrop = program(gl, screenVertex, backdropFragment);
    this.copy = program(gl, screenVertex, copyFragment);
    this.bloom = program(gl, screenVertex, bloomFragment);
    this.finish = program(gl, screenVertex, finishFragment);
  }

  render(picture: Picture, { width, height, passes }: Size): void {
    const { gl } = this;
    this.canvas.width = width;
    this.canvas.height = height;
    const points = picture.model.points();
    const camera = framed(points, picture.view, width / height);
    const ball = boundingBall(points);
    const drawn = batches(picture.model).map((batch) => upload(gl, batch));
    const samples = lightSamples(passes);
    const shadow = depthLayers(gl, shadowSize, lightsPerPass);
    const single = createTarget(gl, width, height, { depth: true });
    const sum = createTarget(gl, width, height, { full: true });
    const [brightWidth, brightHeight] = [width >> 2, height >> 2];
    const bright = createTarget(gl, brightWidth, brightHeight, { mipmaps: true });
    const bloom = createTarget(gl, brightWidth, brightHeight, { mipmaps: true });
    bindTargets(gl, sum);
    gl.clear(gl.COLOR_BUFFER_BIT);

    const floorShare = floorLight(samples);
    for (let pass = 0; pass < passes; pass += 1) {
      const lights = samples
        .slice(pass * lightsPerPass, (pass + 1) * lightsPerPass)
        .map((light) => ({ ...light, projection: lightProjection(light.direction, ball.center, ball.radius) }));
      for (const [layer, { projection }] of lights.entries()) {
        shadow.bind(layer);
        this.drawShadow(drawn, projection, pass);
      }
      const [jitterX, jitterY] = spread(pass * 3 + 1);
      const [lensX, lensY] = spread(pass * 5 + 2);
      const opening = (picture.aperture ?? 0) * length(subtract(camera.eye, camera.target));
      const seen = throughLens(camera, (lensX - 0.5) * opening, (lensY - 0.5) * opening);
      const matrix = viewProjection(seen, [((jitterX - 0.5) * 2.4) / width, ((jitterY - 0.5) * 2.4) / height]);
      const scene: Scene = {
        picture,
        camera: seen,
        matrix,
        lights,
        shadow,
        pass,
        drawn,
        floorShare,
        radius: ball.radius,
      };
      this.drawPass(single, scene);
      this.blit(this.copy, single, sum, { gain: 1, threshold: 0 }, true);
    }
    this.blit(this.copy, sum, bright, { gain: 1 / passes, threshold: 1.15 });
    gl.bindTexture(gl.TEXTURE_2D, bright.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
    this.blit(this.bloom, bright, bloom, { gain: 1 });
    gl.bindTexture(gl.TEXTURE_2D, bloom.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.useProgram(this.finish.handle);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, bloom.texture);
    gl.uniform1i(this.finish.at('bloom'), 1);
    gl.uniform1f(this.finish.at('bloomShare'), picture.bloom ?? 0.35);
    this.blit(this.finish, sum, { width, height }, { gain: 1 / passes });
    for (const target of [shadow, single, sum, bright, bloom]) target.free();
    for (const batch of drawn) batch.free();
  }

  private drawShadow(drawn: readonly Batch[], matrix: number[], pass: number): void {
    const { gl, shadow } = this;
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1.5, 3);
    gl.useProgram(shadow.handle);
    gl.uniformMatrix4fv(shadow.at('viewProjection'), false, matrix);
    gl.uniform3f(shadow.at('mirror'), 1, 0, 0);
    gl.uniform1f(shadow.at('passIndex'), pass);
    for (const batch of drawn) {
      gl.uniform1f(shadow.at('opacity'), batch.material.opacity);
      this.bindDrawing(shadow, batch);
      batch.draw();
    }
    gl.disable(gl.POLYGON_OFFSET_FILL);
  }

  private drawPass(target: Target, scene: Scene): void {
    const { gl } = this;
    const { picture, pass } = scene;
    const mirror = picture.mirror ?? 0.1;
    bindTargets(gl, target);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    // Every other pass leaves the mirror image out: it is faint and blurred enough.
    if (mirror > 0 && pass % 2 === 0) {
      const [blurX, blurZ] = spread(pass * 7 + 3);
      this.drawSurfaces(scene, [-1, (blurX - 0.5) * 0.16, (blurZ - 0.5) * 0.16], mirror * 2);
    }
    gl.disable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE_MINUS_DST_ALPHA, gl.DST_ALPHA);
    gl.useProgram(this.backdrop.handle);
    this.setLight(this.backdrop, scene);
    gl.uniformMatrix4fv(this.backdrop.at('inverseViewProjection'), false, inverse(scene.matrix));
    gl.uniform3fv(this.backdrop.at('center'), picture.backdrop.center);
    gl.uniform3fv(this.backdrop.at('edge'), picture.backdrop.edge);
    gl.uniform2f(this.backdrop.at('spot'), 0.5 + picture.view.shift[0] / 2, 0.52 + picture.view.shift[1] / 2);
    gl.uniform1f(this.backdrop.at('floorShare'), scene.floorShare);
    gl.uniform1f(this.backdrop.at('aspect'), scene.camera.aspect);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    this.drawSurfaces(scene, [1, 0, 0], 1);
  }

  private drawSurfaces(scene: Scene, mirror: Vec3, share: number): void {
    const { gl, surface } = this;
    this.drawDepth(scene, mirror);
    gl.useProgram(surface.handle);
    this.setLight(surface, scene);
    gl.uniformMatrix4fv(surface.at('viewProjection'), false, scene.matrix);
    gl.uniform3fv(surface.at('mirror'), mirror);
    gl.uniform1f(surface.at('share'), share);
    gl.uniform1f(surface.at('passIndex'), scene.pass);
    gl.uniform1f(surface.at('shadowOffset'), scene.radius * 0.003);
    for (const batch of scene.drawn) {
      this.setMaterial(batch.material);
      this.bindDrawing(surface, batch);
      batch.draw();
    }
  }

  /** Depth alone first, so that the costly shading runs once a pixel. */
  private drawDepth(scene: Scene, mirror: Vec3): void {
    const { gl, shadow } = this;
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.colorMask(false, false, false, false);
    gl.useProgram(shadow.handle);
    gl.uniformMatrix4fv(shadow.at('viewProjection'), false, scene.matrix);
    gl.uniform3fv(shadow.at('mirror'), mirror);
    gl.uniform1f(shadow.at('opacity'), 1);
    for (const batch of scene.drawn) {
      if (batch.material.opacity < 1 || batch.texture) continue;
      this.bindDrawing(shadow, batch);
      batch.draw();
    }
    gl.colorMask(true, true, true, true);
  }

  private setLight(target: Program, scene: Scene): void {
    const { gl } = this;
    const { lights } = scene;
    gl.uniform3fv(
      target.at('lightDirections'),
      lights.flatMap(({ direction }) => [...direction]),
    );
    gl.uniform1fv(
      target.at('lightStrengths'),
      lights.map(({ strength }) => strength),
    );
    gl.uniformMatrix4fv(
      target.at('lightProjections'),
      false,
      lights.flatMap(({ projection }) => projection),
    );
    gl.uniform3fv(target.at('eye'), scene.camera.eye);
    gl.uniform3fv(target.at('floorColor'), scene.picture.backdrop.center);
    const lamps = scene.picture.lamps ?? [];
    gl.uniform1i(target.at('lampCount'), lamps.length);
    for (const [index, { place, radius, color }] of lamps.entries()) {
      gl.uniform4fv(target.at(`lamps[${index}]`), [...place, radius]);
      gl.uniform3fv(target.at(`lampColors[${index}]`), color);
    }
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, scene.shadow.texture);
    gl.uniform1i(target.at('shadowMap'), 2);
  }

  private setMaterial(material: Material): void {
    const { gl, surface } = this;
    gl.uniform3fv(surface.at('color'), material.color);
    gl.uniform1f(surface.at('roughness'), material.roughness);
    gl.uniform1f(surface.at('metalness'), material.metal);
    gl.uniform1f(surface.at('glow'), material.glow);
    gl.uniform1f(surface.at('coat'), material.coat);
    gl.uniform1f(surface.at('opacity'), material.opacity);
    gl.uniform1i(surface.at('pattern'), patterns[material.pattern]);
    gl.uniform1f(surface.at('patternSize'), material.patternSize);
  }

  private bindDrawing(target: Program, batch: Batch): void {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, batch.texture);
    gl.uniform1i(target.at('drawing'), 0);
    gl.uniform1i(target.at('painted'), batch.texture ? 1 : 0);
  }

  private blit(
    using: Program,
    from: Target,
    to: Target | { width: number; height: number },
    { gain, threshold = 0 }: { gain: number; threshold?: number },
    adding = false,
  ): void {
    const { gl } = this;
    if ('framebuffer' in to) bindTargets(gl, to);
    else {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.viewport(0, 0, to.width, to.height);
    }
    gl.disable(gl.DEPTH_TEST);
    if (adding) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
    }
    gl.useProgram(using.handle);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, from.texture);
    gl.uniform1i(using.at('source'), 0);
    gl.uniform1f(using.at('gain'), gain);
    gl.uniform1f(using.at('threshold'), threshold);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
  }
}

interface Scene {
  picture: Picture;
  camera: Camera;
  matrix: number[];
  lights: (LightSample & { projection: number[] })[];
  shadow: DepthLayers;
  pass: number;
  drawn: readonly Batch[];
  floorShare: number;
  radius: number;
}

function boundingBall(points: readonly Vec3[]): { center: Vec3; radius: number } {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const point of points) {
    for (const [axis, value] of point.entries()) {
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    }
  }
  const center = low.map((value, axis) => (value + (high[axis] ?? value)) / 2) as unknown as Vec3;
  const radius = points.reduce((far, point) => Math.max(far, length(subtract(point, center))), 0);
  return { center, radius: radius * 1.02 };
}
