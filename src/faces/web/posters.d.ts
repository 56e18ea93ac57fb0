/** Made by vite.config.ts from the puzzles' posters. */
declare module 'virtual:puzzle-names' {
  const names: Readonly<Record<string, Readonly<Record<'en' | 'id', string>>>>;
  export default names;
}

declare module 'virtual:posters' {
  type Worded = Readonly<Record<'en' | 'id', string>>;
  interface Poster {
    readonly name: Worded;
    readonly summary: Worded;
    readonly caption: Worded;
    readonly lanes: readonly { readonly name: Worded; readonly count: Worded }[];
    readonly levels: readonly { readonly id: string; readonly name: Worded }[];
    /** Where the still picture and the motion are. */
    readonly picture: string;
    readonly film: string;
  }
  const posters: Readonly<Record<string, Poster>>;
  export default posters;
}
