import type { DeskChange, DeskErrorCode } from '../../../src/shared/desk/errors.ts';

/** A refusal that only the desk knows. */
export class DeskRefusal extends Error {
  readonly code: DeskErrorCode;
  readonly change: DeskChange | undefined;

  constructor(code: DeskErrorCode, message: string, change?: DeskChange) {
    super(message);
    this.name = 'DeskRefusal';
    this.code = code;
    this.change = change;
  }
}
