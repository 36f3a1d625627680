import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isLang, siteLangOf, type Lang } from '../../src/shared/languages.ts';
import { defineJob } from '../kernel/job.ts';
import { renderMail } from './render.ts';
import { mailSetting } from './mailSetting.ts';
import { sendMail } from './transport.ts';

/** How long it is known which emails were sent. */
export const sentMailDays = 90;

/** Renders and sends an email. */
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
  // Its links could still sign someone in.
  redact: (payload) => ({ ...payload, data: {} }),
  async run(services, { to, lang, ...mail }) {
    const { db, config } = services;
    const { timeZone, inbox } = await mailSetting(db, config, to);
    const setting = { timeZone, origin: config.publicOrigin, ...(inbox !== to && { inbox }) };
    await sendMail(services, to, renderMail(mail, siteLangOf(lang), setting));
    await db
      .insertInto('sent_mails')
      .values({ id: randomUUID(), template: mail.template, email: to, sent_at: services.clock() })
      .execute();
  },
});
