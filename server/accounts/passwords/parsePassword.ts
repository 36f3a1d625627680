import * as v from 'valibot';
import { givenPassword } from '../../../src/shared/validation.ts';
import { parseInput } from '../../kernel/parseInput.ts';

const form = v.object({ password: givenPassword });

/** Parses a password that is sent on its own. @throws Failure BAD_USER_INPUT at the field `password` */
export const parsePassword = (password: string): string => parseInput(form, { password }).password;
