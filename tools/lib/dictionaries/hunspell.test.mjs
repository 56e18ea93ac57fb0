import { describe, expect, it } from 'vitest';
import { expand } from './hunspell.mjs';

const affixes = `
# Small, but with all that the Indonesian one has.
FLAG long
CIRCUMFIX A1
NEEDAFFIX A2	# not alone
PFX M0 Y 3	# me-
PFX M0 0 me   	[lr]
PFX M0 t men   	t[^r]
PFX M0 0 men   	t[r]
PFX M1 Y 1
PFX M1 0 me/A1 .
SFX k0 Y 2	# -kan
SFX k0 0 kan   .
SFX k0 0 kanlah
SFX Mk Y 1
SFX Mk 0 kan/M1n0A1 .
SFX n0 Y 1
SFX n0 0 nya   .
SFX y0 Y 1
SFX y0 y ies   [^a]y
`;
const forms = (...stems) => [...expand(affixes, [stems.length, ...stems].join('\n'), () => true)].sort();

describe('the forms of a word', () => {
  it('are the stem alone where it has no flags', () => {
    expect(forms('abaka', 'aba-aba')).toEqual(['aba-aba', 'abaka']);
  });

  it('have prefixes where the beginning is as asked, in place of what is stripped', () => {
    expect(forms('tari/M0')).toEqual(['menari', 'tari']);
    expect(forms('transfer/M0')).toEqual(['mentransfer', 'transfer']);
    expect(forms('lari/M0')).toEqual(['lari', 'melari']);
    expect(forms('abaka/M0')).toEqual(['abaka']);
  });

  it('have suffixes, also those without a condition, and both together', () => {
    expect(forms('lari/k0')).toEqual(['lari', 'larikan', 'larikanlah']);
    expect(forms('lari/M0k0')).toEqual(['lari', 'larikan', 'larikanlah', 'melari', 'melarikan', 'melarikanlah']);
    expect(forms('city/y0', 'day/y0')).toEqual(['cities', 'city', 'day']);
  });

  it('have what a suffix brings along, and the bare suffixed form of a circumfix', () => {
    expect(forms('lari/Mk')).toEqual(['lari', 'larikan', 'larikannya', 'melarikan', 'melarikannya']);
  });

  it('leave out a stem that stands never alone', () => {
    expect(forms('tari/A2M0')).toEqual(['menari']);
  });

  it('are only those that fit', () => {
    expect([...expand(affixes, '1\nlari/k0', (form) => form.length < 8)]).toEqual(['lari', 'larikan']);
  });
});
