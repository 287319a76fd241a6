import { lightsPerPass } from './lights';
import { cross, normalize, type Vec3 } from './vectors';

/** GLSL for the studio: a few light samples a pass; the passes average to soft shadows and even light. */

export const header = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2DArrayShadow;
`;

export const noise = `
float hash(vec3 p) {
  p = fract(p * 0.3183099 + vec3(0.71, 0.113, 0.419));
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float noise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x),
        mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float sampleNoise(vec2 pixel, float pass) {
  return fract(52.9829189 * fract(0.06711056 * pixel.x + 0.00583715 * pixel.y) + pass * 0.61803399);
}
`;

export const surfaceVertex = `${header}
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
invariant gl_Position;
uniform mat4 viewProjection;
uniform vec3 mirror; // 1 or -1 for the floor's mirror image, then its sideways blur
out vec3 place;
out vec3 facing;
out vec2 paint;
void main() {
  place = position;
  facing = normal;
  paint = uv;
  vec3 seen = vec3(position.x, position.y * mirror.x, position.z);
  seen.xz += mirror.yz * position.y;
  gl_Position = viewProjection * vec4(seen, 1.0);
}`;

export const shadowFragment = `${header}${noise}
in vec3 place;
in vec2 paint;
uniform float opacity;
uniform float passIndex;
uniform bool painted;
uniform sampler2D drawing;
void main() {
  float alpha = painted ? opacity * texture(drawing, paint).a : opacity;
  if (alpha < 1.0 && sampleNoise(gl_FragCoord.xy, passIndex) > alpha * 0.8) discard;
}`;

interface Softbox {
  strength: number;
  toward: Vec3;
  size: readonly [number, number];
}

/** What shiny things mirror: key, right strip, hair light, left strip and a faint front fill. */
const softboxes: Softbox[] = [
  { strength: 5.5, toward: [-0.62, 0.62, 0.5], size: [0.52, 0.42] },
  { strength: 4.2, toward: [0.93, 0.22, 0.26], size: [0.13, 0.75] },
  { strength: 4.0, toward: [0.12, 0.82, -0.56], size: [0.9, 0.26] },
  { strength: 2.2, toward: [-0.97, 0.05, -0.1], size: [0.1, 0.7] },
  { strength: 0.8, toward: [0.15, 0.3, 0.95], size: [0.35, 0.25] },
];

// The axes are worked out here because software renderers do not fold them into constants.
function softboxCall({ strength, toward, size }: Softbox): string {
  const ahead = normalize(toward);
  const right = normalize(cross([0, 1, 0], ahead));
  const vector = (v: readonly number[]) => `vec${v.length}(${v.map((value) => value.toFixed(5)).join(', ')})`;
  const axes = [ahead, right, cross(ahead, right), size].map(vector).join(', ');
  return `  sum += ${strength.toFixed(2)} * softbox(d, ${axes}, blur);`;
}

const lighting = `
uniform vec3 lightDirections[${lightsPerPass}];
uniform float lightStrengths[${lightsPerPass}];
uniform mat4 lightProjections[${lightsPerPass}];
uniform sampler2DArrayShadow shadowMap;
uniform vec4 lamps[4];       // place and radius of small colored lamps
uniform vec3 lampColors[4];
uniform int lampCount;
uniform vec3 floorColor;

float visibility(vec3 at, int light) {
  vec3 uv = (lightProjections[light] * vec4(at, 1.0)).xyz * 0.5 + 0.5;
  if (any(lessThan(uv.xy, vec2(0.0))) || any(greaterThan(uv.xy, vec2(1.0)))) return 1.0;
  return texture(shadowMap, vec4(uv.xy, float(light), min(uv.z, 1.0)));
}
vec2 litAndSeen(vec3 at, vec3 n) { // light on the surface, and the share of the lights that it sees
  vec2 sum = vec2(0.0);
  for (int i = 0; i < ${lightsPerPass}; i += 1) {
    float seen = visibility(at, i);
    sum += vec2(lightStrengths[i] * max(dot(n, lightDirections[i]), 0.0) * seen, seen);
  }
  return sum / ${lightsPerPass}.0;
}
vec3 lampLight(vec3 at, vec3 n) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < lampCount; i += 1) {
    vec3 way = lamps[i].xyz - at;
    float range = max(lamps[i].w, 0.001);
    float falloff = 1.0 / (1.0 + dot(way, way) / (range * range));
    sum += lampColors[i] * falloff * (0.25 + 0.75 * max(dot(n, normalize(way)), 0.0));
  }
  return sum;
}
float softbox(vec3 d, vec3 toward, vec3 right, vec3 top, vec2 size, float blur) {
  float ahead = dot(d, toward);
  if (ahead <= 0.02) return 0.0;
  vec2 at = abs(vec2(dot(d, right), dot(d, top)) / ahead);
  vec2 soft = vec2(0.03 + blur * 0.9);
  vec2 inside = 1.0 - smoothstep(size - soft * 0.5, size + soft, at);
  vec2 spread = size / (size + soft * 0.35);
  return inside.x * inside.y * spread.x * spread.y;
}
vec3 studio(vec3 d, float rough) {
  float blur = rough * rough * 1.4 + rough * 0.25;
  vec3 wall = mix(floorColor, vec3(dot(floorColor, vec3(0.3333))), 0.45);
  vec3 sum = wall * mix(0.28, 0.75, smoothstep(-0.1, 1.0, d.y));
  sum = mix(sum, floorColor * 0.62, smoothstep(0.06 + rough * 0.5, -0.12 - rough * 0.5, d.y));
${softboxes.map(softboxCall).join('\n')}
  return sum;
}
`;

export const surfaceFragment = `${header}${noise}${lighting}
in vec3 place;
in vec3 facing;
in vec2 paint;
uniform vec3 eye;
uniform vec3 color;
uniform float roughness;
uniform float metalness;
uniform float glow;
uniform float coat;
uniform float opacity;
uniform int pattern;
uniform float patternSize;
uniform bool painted;
uniform sampler2D drawing;
uniform float passIndex;
uniform float shadowOffset;
uniform float share; // of the floor's mirror image; 1 for the thing itself
out vec4 result;

vec2 hexagonal(vec2 p) { // distance to the nearest center of a hexagonal grid, and that center's row
  vec2 s = vec2(1.0, 1.7320508);
  vec2 a = mod(p, s) - s * 0.5;
  vec2 b = mod(p - s * 0.5, s) - s * 0.5;
  return dot(a, a) < dot(b, b) ? a : b;
}
float woodRings(vec3 p) {
  vec3 q = vec3(p.x * 0.05, p.y, p.z) * 0.9;
  float wave = noise(q * vec3(3.0, 0.7, 0.7)) * 2.2 + noise(q * vec3(9.0, 2.3, 2.3)) * 0.5;
  float ring = sin((q.y + q.z * 0.35 + wave) * 7.0) * 0.5 + 0.5;
  return ring * 0.65 + noise(p * vec3(0.9, 22.0, 22.0)) * 0.35;
}
vec3 bumped(vec3 n, float height) {
  vec3 dx = dFdx(place);
  vec3 dy = dFdy(place);
  vec3 r1 = cross(dy, n);
  vec3 r2 = cross(n, dx);
  float det = dot(dx, r1);
  vec3 slope = sign(det) * (dFdx(height) * r1 + dFdy(height) * r2);
  return normalize(abs(det) * n - slope);
}
vec3 reflectance(vec3 f0, float rough, float nv) { // split-sum fit
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * nv)) * r.x + r.y;
  vec2 ab = vec2(-1.04, 1.04) * a + r.zw;
  return f0 * ab.x + ab.y;
}
void main() {
  vec3 base = color;
  float alpha = opacity;
  if (painted) {
    vec4 texel = texture(drawing, paint);
    base *= texel.rgb;
    alpha *= texel.a;
  }
  if (alpha < 0.995 && sampleNoise(gl_FragCoord.xy + 7.0, passIndex) > alpha) discard;
  vec3 view = normalize(eye - place);
  vec3 n = normalize(facing);
  if (dot(n, view) < 0.0) n = -n;
  vec3 smoothNormal = n;
  float rough = roughness;
  float cavity = 1.0;
  if (pattern == 1) {
    n = bumped(n, noise(place / patternSize * 0.6) * patternSize * 0.1);
  } else if (pattern == 2) {
    float hole = length(hexagonal(paint / patternSize));
    cavity = smoothstep(0.27, 0.4, hole);
    n = bumped(n, smoothstep(0.2, 0.5, hole) * patternSize * 0.22);
  } else if (pattern == 3) {
    vec2 p = paint / patternSize;
    float row = step(1.0, mod(floor(p.x) + floor(p.y), 2.0));
    vec2 f = fract(p) - 0.5;
    float thread = row > 0.5 ? 1.0 - 4.0 * f.y * f.y : 1.0 - 4.0 * f.x * f.x;
    cavity = mix(0.55, 1.0, thread) * (0.85 + 0.3 * hash(vec3(floor(p), 1.0)));
    n = bumped(n, thread * patternSize * 0.16);
  } else if (pattern == 4) {
    float streak = noise(vec3(place.x * 1.2, place.y / patternSize, place.z / patternSize));
    rough += (streak - 0.5) * 0.12;
    n = bumped(n, streak * patternSize * 0.05);
  } else if (pattern == 5) {
    float grain = noise(place / patternSize) * 0.6 + noise(place / patternSize * 2.3) * 0.4;
    cavity = mix(0.5, 1.1, grain);
    n = bumped(n, grain * patternSize * 0.6);
  } else if (pattern == 6) {
    float grain = woodRings(place / patternSize);
    base *= mix(0.72, 1.18, grain);
    n = bumped(n, grain * 0.004);
    rough += (0.5 - grain) * 0.1;
  } else if (pattern == 7) {
    float grain = noise(place / patternSize) * 0.7 + noise(place / patternSize * 2.7) * 0.3;
    cavity = mix(0.82, 1.05, grain);
    n = bumped(n, grain * patternSize * 0.14);
  }
  rough = clamp(rough, 0.03, 1.0);
  vec2 light = litAndSeen(place + smoothNormal * shadowOffset, n);
  float seen = light.y;
  vec3 diffuseColor = base * (1.0 - metalness) * cavity;
  vec3 bounce = floorColor * (0.16 - 0.12 * n.y) * mix(0.5, 1.0, seen);
  vec3 sum = diffuseColor * (light.x + bounce + lampLight(place, n));

  float nv = clamp(dot(n, view), 0.02, 1.0);
  float occlusion = mix(0.3, 1.0, seen) * mix(0.25, 1.0, cavity);
  vec3 f0 = mix(vec3(0.04), base, metalness);
  sum += reflectance(f0, rough, nv) * studio(reflect(-view, n), rough) * occlusion;
  sum += metalness * base * lampLight(place, n) * 0.5 * cavity;
  if (coat > 0.0) {
    float nc = clamp(dot(smoothNormal, view), 0.02, 1.0);
    sum += coat * reflectance(vec3(0.04), 0.06, nc) * studio(reflect(-view, smoothNormal), 0.06) * occlusion;
  }
  sum += base * glow;
  result = vec4(min(sum, vec3(24.0)), share);
}`;

export const screenVertex = `${header}
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  gl_Position = vec4(uv * 2.0 - 1.0, 0.99999, 1.0);
}`;

/** The endless backdrop: a soft gradient in the picture plane, shaded wherever the floor lies in shadow. */
export const backdropFragment = `${header}${noise}${lighting}
in vec2 uv;
uniform mat4 inverseViewProjection;
uniform vec3 eye;
uniform vec3 center;
uniform vec3 edge;
uniform vec2 spot;
uniform float floorShare;
uniform float aspect;
out vec4 result;
void main() {
  vec2 away = (uv - spot) * vec2(aspect, 1.0);
  float fade = smoothstep(0.0, 1.0, length(away) * 1.05);
  vec3 sum = mix(center, edge, fade);
  sum *= mix(0.97, 1.03, uv.y);
  vec4 far = inverseViewProjection * vec4(uv * 2.0 - 1.0, 1.0, 1.0);
  vec3 ray = normalize(far.xyz / far.w - eye);
  if (ray.y < -0.001) {
    vec3 at = eye + ray * (-eye.y / ray.y);
    float shade = litAndSeen(at + vec3(0, 0.002, 0), vec3(0, 1, 0)).x / floorShare;
    sum *= shade * 1.12 - 0.12 + lampLight(at, vec3(0, 1, 0));
  }
  result = vec4(sum, 1.0);
}`;
