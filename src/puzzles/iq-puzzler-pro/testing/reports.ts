/** The test files of the two reports as they are, by their names; what must come of each stands in the tests. */
import { reportCases } from '../published.ts';

export const reports: Readonly<Record<string, string>> = {
  ...reportCases,
  'a-invalid-custom-1': '5 7 5\nCUSTOM\n\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-2':
    '5 7 5\nCUSTOM\n...X..\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-3':
    '5 7 5\nCUSTOM\n...X..P\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-4': '5 7 5\nCUSTOM\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-5': '5 7 5\nCUSTOM',
  'a-invalid-file-3': '',
  'a-invalid-firstline-1': '1 2',
  'a-invalid-firstline-2': '0 0 0',
  'a-invalid-firstline-3': '1 2 27',
  'a-invalid-firstline-4': 'A B C',
  'a-invalid-pieces-1': '5 5 7\nDEFAULT\n       \nAX\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-2': '5 5 7\nDEFAULT\nA\nAX\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-3': '5 5 7\nDEFAULT\nA\nA#\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-4': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nA\nAA\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-5': '5 5 7\nDEFAULT\nZ\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-6': '5 5 7\nDEFAULT\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-7': '5 5 7\nDEFAULT\nA\nAA\nB\nB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-type-1': '4 4 5\nFUFUFAFA\nAAA\n  AA\nC\nBB\nBB\nEE\nZZ\nZ\nZ',
  'a-invalid-type-2': '5 5 7\n     ',
  'a-invalid-type-4': '5 5 7',
};
