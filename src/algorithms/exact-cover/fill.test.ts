import { describe } from 'vitest';
import { fillSearch } from './fill.ts';
import { everyRule } from './rules.ts';
import { arbitraryCover } from './testing/covers.ts';
import { describeSearch } from './testing/suite.ts';

const withoutRegions = { ...everyRule, regions: false };

describe('filling the lowest free cell', () => {
  describeSearch(fillSearch, arbitraryCover);

  describe('without the rule of regions', () => {
    describeSearch((cover, listener) => fillSearch(cover, listener, withoutRegions), arbitraryCover);
  });
});
