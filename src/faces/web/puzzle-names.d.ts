/** Made by vite.config.ts from the puzzles' posters. */
declare module 'virtual:puzzle-names' {
  const names: Readonly<Record<string, Readonly<Record<'en' | 'id', string>>>>;
  export default names;
}
