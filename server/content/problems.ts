/** A location in a content folder. */
export interface Place {
  /** The path relative to the folder, with `/` separators. */
  readonly file: string;
  readonly line?: number | undefined;
}

/** A problem with a content folder; warnings do not prevent applying it. */
export interface Problem extends Place {
  readonly isWarning: boolean;
  readonly text: string;
}

/** Collects all problems, so that they are reported together. */
export class Problems {
  readonly #all: Problem[] = [];

  error(place: Place, text: string): void {
    this.#all.push({ ...place, isWarning: false, text });
  }

  warn(place: Place, text: string): void {
    this.#all.push({ ...place, isWarning: true, text });
  }

  get all(): readonly Problem[] {
    return this.#all;
  }

  get errors(): readonly Problem[] {
    return this.#all.filter(({ isWarning }) => !isWarning);
  }
}

/** The format that editors can open: `products/1/product.yaml:12: …`. */
export const problemLine = ({ file, line, isWarning, text }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${isWarning ? 'warning: ' : ''}${text}`;

/** A content folder that cannot be applied. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
