/** Pictures as PNG, by a package with a program for each platform, which a person may have installed or not. */

/** Three pixels for each unit of the picture; undefined where the package is not there. */
export async function toPng(svg: string): Promise<Uint8Array | undefined> {
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  return resvg && new resvg.Resvg(svg, { fitTo: { mode: 'zoom', value: 3 } }).render().asPng();
}
