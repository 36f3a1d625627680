import * as v from 'valibot';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import { defineJob } from '../kernel/job.ts';
import { renderMail } from './render.ts';
import { sendMail } from './transport.ts';

/** Renders and sends a mail. */
export const mailJob = defineJob({
  kind: 'mail',
  payload: v.object({
    template: v.string(),
    to: v.string(),
    lang: v.custom<Lang>(isLang),
    data: v.record(v.string(), v.unknown()),
  }),
  lane: 'external',
  person: 'to',
  // Its links would still sign a person in.
  redact: (payload) => ({ ...payload, data: {} }),
  run: (services, { to, lang, ...mail }) => sendMail(services, to, renderMail(mail, lang)),
});
