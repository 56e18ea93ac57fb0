/**
 * The programs that draw. One light comes over the viewer's shoulder and one from the sky; how dark it is between balls
 * is reckoned from the balls that touch (the share of the sky that a ball hides), so no shadows need to be drawn first.
 * Letters are printed on the balls so that they face the viewer, however the board is turned: they are hidden exactly
 * where the ball is.
 */

/** Shared by balls and joints: `n` is the outward direction, in the world. */
const lit = /* glsl */ `
  uniform vec3 paper;
  varying vec3 toEye;
  vec3 lit(vec3 colour, vec3 n, float open) {
    vec3 eye = normalize(toEye);
    vec3 side = normalize(vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]));
    vec3 over = normalize(vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]));
    vec3 lamp = normalize(over * 0.75 - side * 0.45 + eye * 0.75);
    float sky = 0.52 + 0.18 * n.y;
    float key = pow(max(0.0, dot(n, lamp) * 0.72 + 0.28), 1.2) * 0.74;
    float shine = pow(max(0.0, dot(n, normalize(lamp + eye))), 46.0) * 0.2;
    return (colour * (sky * open + key * mix(0.45, 1.0, open)) + shine * open);
  }
`;

/** A ghost is a see-through body with a firm outline; stripes tell that it does not fit. */
const ghostly = /* glsl */ `
  uniform vec3 mark;
  uniform float striped;
  uniform float pitch;
  uniform float strength;
  vec4 ghostly(float facing, float written) {
    float rim = smoothstep(0.62, 0.52, facing);
    float halo = smoothstep(0.34, 0.26, facing);
    float band = smoothstep(-0.25, 0.25, sin((gl_FragCoord.x + gl_FragCoord.y) * pitch));
    float body = mix(0.68, 0.3 + 0.5 * band, striped);
    float alpha = max(max(body, rim), written) * strength;
    vec3 colour = mix(mark, paper, max(written, halo));
    return vec4(colour, alpha);
  }
`;

export const ballVertex = /* glsl */ `
  attribute vec3 centre;
  attribute float radius;
  attribute vec3 tint;
  attribute float glyph;
  attribute float around;
  varying vec3 toEye;
  varying vec3 outward;
  varying vec3 seen;
  varying vec3 colour;
  flat varying float letter;
  flat varying float crowd;
  void main() {
    vec3 place = centre + position * radius;
    vec3 eye = normalize(cameraPosition - centre);
    vec3 side = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
    side = normalize(side - eye * dot(side, eye));
    outward = position;
    seen = vec3(dot(position, side), dot(position, cross(eye, side)), dot(position, eye));
    toEye = cameraPosition - place;
    colour = tint;
    letter = glyph;
    crowd = around;
    gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
  }
`;

export const ballFragment = /* glsl */ `
  uniform sampler2D letters;
  uniform vec2 grid;
  uniform vec3 steps[STEPS];
  varying vec3 outward;
  varying vec3 seen;
  varying vec3 colour;
  flat varying float letter;
  flat varying float crowd;
  ${lit}
  ${ghostly}
  float written() {
    vec2 spot = seen.xy * 0.72 + 0.5;
    vec2 box = vec2(mod(letter, grid.x), floor(letter / grid.x));
    vec2 at = (box + vec2(spot.x, 1.0 - spot.y)) / grid;
    float ink = texture2D(letters, vec2(at.x, 1.0 - at.y)).a;
    vec2 inside = step(abs(spot - 0.5), vec2(0.5));
    return letter < 0.0 || seen.z < 0.3 ? 0.0 : ink * inside.x * inside.y;
  }
  float open(vec3 n) {
    int bits = int(crowd + 0.5);
    float left = 1.0;
    for (int i = 0; i < STEPS; i++) {
      if ((bits >> i & 1) == 0) continue;
      vec3 way = steps[i] - n * RADIUS;
      float far = length(way);
      left *= 1.0 - max(0.0, dot(n, way) / far) * RADIUS * RADIUS / (far * far);
    }
    return left;
  }
  void main() {
    vec3 n = normalize(outward);
    #ifdef GHOST
      gl_FragColor = ghostly(seen.z, written());
    #else
      float bright = dot(colour, vec3(0.2126, 0.7152, 0.0722));
      vec3 ink = bright > 0.2 ? vec3(0.012, 0.018, 0.02) : vec3(0.96);
      gl_FragColor = vec4(lit(mix(colour, ink, written() * 0.98), n, open(n)), 1.0);
    #endif
    #include <colorspace_fragment>
  }
`;

export const jointVertex = /* glsl */ `
  attribute vec3 start;
  attribute vec3 finish;
  attribute float radius;
  attribute vec3 tint;
  varying vec3 toEye;
  varying vec3 outward;
  varying vec3 colour;
  void main() {
    vec3 axis = normalize(finish - start);
    vec3 side = normalize(cross(axis, abs(axis.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
    outward = side * position.x + cross(axis, side) * position.z;
    vec3 place = mix(start, finish, position.y + 0.5) + outward * radius;
    toEye = cameraPosition - place;
    colour = tint;
    gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
  }
`;

export const jointFragment = /* glsl */ `
  varying vec3 outward;
  varying vec3 colour;
  ${lit}
  ${ghostly}
  void main() {
    vec3 n = normalize(outward);
    #ifdef GHOST
      gl_FragColor = ghostly(dot(n, normalize(toEye)), 0.0);
    #else
      gl_FragColor = vec4(lit(colour, n, 0.8), 1.0);
    #endif
    #include <colorspace_fragment>
  }
`;

export const trayVertex = /* glsl */ `
  varying vec2 spot;
  void main() {
    spot = position.xz;
    gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
  }
`;

/** A plate with a round edge and a dent for every ball of the bottom layer. */
export const trayFragment = /* glsl */ `
  uniform vec2 size;
  uniform vec3 paper;
  uniform vec3 line;
  varying vec2 spot;
  void main() {
    vec2 past = abs(spot) - size * 0.5 - 0.25 + 0.5;
    float edge = length(max(past, 0.0)) + min(max(past.x, past.y), 0.0) - 0.5;
    float soft = fwidth(edge);
    vec2 cell = fract(spot + size * 0.5) - 0.5;
    float within = step(abs(spot.x), size.x * 0.5) * step(abs(spot.y), size.y * 0.5);
    float off = length(cell);
    float dent = within * (1.0 - smoothstep(0.1, 0.42, off));
    float rim = 1.0 - smoothstep(0.0, 0.02 + soft, abs(edge + 0.02));
    float shade = 0.16 * (1.0 - smoothstep(-0.1, 0.55, edge));
    float plate = 1.0 - smoothstep(0.0, soft, edge);
    vec3 colour = mix(mix(paper, line, 0.45 + 0.5 * dent), line, rim);
    gl_FragColor = mix(vec4(vec3(0.0), shade), vec4(colour, 1.0), plate);
    #include <colorspace_fragment>
  }
`;
