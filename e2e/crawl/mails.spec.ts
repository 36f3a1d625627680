import { allMails } from '../../server/mail/allMails.ts';
import { renderMail } from '../../server/mail/render.ts';
import { languages } from '../../src/shared/languages.ts';
import { samplesOf } from '../../tests/server/support/samplesOf.ts';
import { lookAt } from '../support/auditPage.ts';
import { expect, test } from '../support/test.ts';
import { looksOfMail } from './dimensions.ts';

const setting = { timeZone: 'Asia/Tokyo', inbox: 'help@site.example' };

for (const { prefix: lang } of languages)
  test(`every email is readable on a phone and in a pane, in light and dark (${lang})`, async ({ page }) => {
    for (const { name, schema } of allMails) {
      const [data] = samplesOf(schema);
      await page.setContent(renderMail({ template: name, data }, lang, setting).html);
      // A mail follows the system with its styles alone.
      expect.soft(await lookAt(page, looksOfMail(lang), () => undefined), name).toEqual([]);
    }
  });
