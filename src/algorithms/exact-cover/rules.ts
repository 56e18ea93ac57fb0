/** The rules by which a search prunes. Each can be left out, so that people see what it is worth; the coverings stay the same. */
export interface Rules {
  /** A region is dead where no set of the pieces left has its size; without gaps, and where the lowest free cell is filled. */
  readonly regions: boolean;
  /** The cell or the piece with the fewest options is decided first; else the lowest free cell, with gaps the first piece. */
  readonly mostConstrained: boolean;
}

export const everyRule: Rules = { regions: true, mostConstrained: true };
