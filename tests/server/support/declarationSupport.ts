import { randomUUID } from 'node:crypto';
import { declare } from '../../../server/commerce/declarations/declare.ts';
import { declarationById } from '../../../server/commerce/declarations/declarationRow.ts';
import { readTicket, issueTicket } from '../../../server/kernel/ticket.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import type { DeclarationKind } from '../../../src/shared/declarationForm.ts';
import { nobody } from './checkoutSupport.ts';
import type { TestServices } from './harness.ts';
import { jobContext } from './jobContext.ts';

interface Declared {
  readonly number: string;
  readonly email: string;
  readonly [field: string]: string;
}

/** Declarations as strangers make them, each from a network of its own. */
export function declarationsOf(services: TestServices) {
  const ticketNow = () => issueTicket(services, 'declaration-ticket');

  /** Declares something, and returns the ticket it was made with and what its page shows. */
  async function send(kind: DeclarationKind, fields: Declared, ticket = ticketNow()) {
    const ip = `10.${randomUUID()
      .replaceAll(/\D/g, '')
      .padEnd(6, '1')
      .replace(/^(\d\d)(\d\d)(\d\d).*/, '$1.$2.$3')}`;
    const made = await declare(
      services,
      { ...nobody, ip },
      { kind, ticket, name: 'Ada Lovelace', ...fields },
    );
    const id = readTicket(services, 'declaration-ticket', ticket)?.id ?? '';
    return { id, ticket, made };
  }

  const work = () => runDueJobs(jobContext(services));
  const rowOf = async (id: string) => {
    const row = await declarationById(services.db, id);
    if (!row) throw new Error(`There is no declaration ${id}`);
    return row;
  };

  return {
    send,
    work,
    rowOf,
    /** Declares something, lets the queue work, and returns what became of it. */
    async declared(kind: DeclarationKind, fields: Declared) {
      const { id } = await send(kind, fields);
      await work();
      return rowOf(id);
    },
  };
}
