import { header, noise } from './shaders';

/** GLSL that turns the summed light into a picture. */

export const copyFragment = `${header}
in vec2 uv;
uniform sampler2D source;
uniform float gain;
uniform float threshold;
out vec4 result;
void main() {
  vec3 sum = texture(source, uv).rgb * gain;
  if (threshold > 0.0) sum = min(max(sum - threshold, 0.0), vec3(4.0));
  result = vec4(sum, 1.0);
}`;

/** Spreads what is brighter than paper over its surroundings, near and far. */
export const bloomFragment = `${header}
in vec2 uv;
uniform sampler2D source;
out vec4 result;
vec3 blurred(float level) {
  vec2 reach = exp2(level) / vec2(textureSize(source, 0));
  vec3 sum = vec3(0.0);
  for (int x = -2; x <= 2; x += 1) {
    for (int y = -2; y <= 2; y += 1) {
      float weight = exp(-0.45 * float(x * x + y * y));
      sum += textureLod(source, uv + vec2(x, y) * reach * 0.8, level).rgb * weight;
    }
  }
  return sum / 5.8;
}
void main() {
  result = vec4(blurred(1.0) * 0.35 + blurred(2.5) * 0.3 + blurred(4.0) * 0.35, 1.0);
}`;

export const finishFragment = `${header}${noise}
in vec2 uv;
uniform sampler2D source;
uniform sampler2D bloom;
uniform float gain;
uniform float bloomShare;
out vec4 result;
vec3 filmic(vec3 x) {
  x *= 0.8;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}
void main() {
  vec3 sum = texture(source, uv).rgb * gain;
  sum += bloomShare * texture(bloom, uv).rgb;
  sum = filmic(sum);
  sum = mix(12.92 * sum, 1.055 * pow(max(sum, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, sum));
  sum += (hash(vec3(gl_FragCoord.xy, 3.0)) - 0.5) * 0.009;
  result = vec4(sum, 1.0);
}`;
