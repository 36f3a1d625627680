import { sql, type RawBuilder } from 'kysely';
import { failure } from '../../kernel/failure.ts';

/** The setting with the countries that nothing is sold to, divided by commas (`IR,RU`). */
export const notSoldToSetting = 'notSoldTo';

/** SQL: whether the shop doesn't sell to a country. */
export const isNotSoldTo = (country: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from settings where name = ${notSoldToSetting} and left(${country}, 2) = any(string_to_array(value, ',')))`;

/** The refusal to sell to a buyer's country. */
export const notSoldHere = (): Error => failure('NOT_SOLD_HERE', 'Nothing is sold to this country.');
