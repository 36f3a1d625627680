import { allMails } from '../../server/mail/allMails.ts';
import { renderMail } from '../../server/mail/render.ts';
import { languages } from '../../src/shared/languages.ts';
import { samplesOf } from '../../tests/server/support/samplesOf.ts';
import { axeFindings, overflowOf } from '../support/auditPage.ts';
import { expect, test } from '../support/test.ts';

/** A phone and the preview pane of a mail client. */
const widths = [375, 600];
const setting = { timeZone: 'Asia/Tokyo', inbox: 'help@site.example' };

for (const { prefix: lang } of languages)
  test(`every email is readable on a phone and in a pane, in light and dark (${lang})`, async ({ page }) => {
    for (const { name, schema } of allMails) {
      const [data] = samplesOf(schema);
      await page.setContent(renderMail({ template: name, data }, lang, setting).html);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page, width), `${name} at ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFindings(page), `${name} by day`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFindings(page, 'colors'), `${name} by night`).toEqual([]);
    }
  });
