/** A place in a content folder. */
export interface Place {
  /** The path from the folder, with `/`. */
  readonly file: string;
  readonly line?: number | undefined;
}

/** Something that is wrong with a content folder; with a warning it can be applied. */
export interface Problem extends Place {
  readonly isWarning: boolean;
  readonly text: string;
}

/** Collects everything that is wrong, so that it is reported at once. */
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

/** As an editor opens it: `products/1/product.yaml:12: …`. */
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
