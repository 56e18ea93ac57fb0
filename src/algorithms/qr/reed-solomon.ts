/** The error correction of QR codes: Reed-Solomon over the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */

const MODULUS = 0x11d;
const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let i = 0, power = 1; i < 255; i++) {
  powers[i] = power;
  logarithms[power] = i;
  power = power & 0x80 ? (power << 1) ^ MODULUS : power << 1;
}

const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : powers[(logarithms[a]! + logarithms[b]!) % 255]!;

/** The product of all x - 2^i for i below the degree, from the second highest coefficient down; the highest is 1. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let i = 0; i < degree; i++) {
    for (let k = 0; k < degree; k++) {
      coefficients[k] = product(coefficients[k]!, powers[i]!) ^ (coefficients[k + 1] ?? 0);
    }
  }
  return coefficients;
}

/** The codewords that are added to a block of data: the remainder of its division by the generator. */
export function correctionOf(data: Uint8Array, degree: number): Uint8Array {
  const divisor = generator(degree);
  const remainder = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ remainder[0]!;
    remainder.copyWithin(0, 1);
    remainder[degree - 1] = 0;
    for (let k = 0; k < degree; k++) remainder[k]! ^= product(divisor[k]!, factor);
  }
  return remainder;
}
