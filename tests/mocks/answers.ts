import { catalogueAnswers } from './catalogue';
import { checkoutAnswers } from './checkout';
import type { Answers } from './contract';
import { documentAnswers } from './documents';
import { dreamAnswers } from './dreams';
import { generalAnswers } from './general';
import { libraryAnswers } from './library';
import { paymentAnswers } from './payments';
import { peopleAnswers } from './people';
import { presentAnswers } from './presents';
import { productPageAnswers } from './productPage';
import { ratingAnswers } from './ratings';
import { researchAnswers } from './researches';
import { securityAnswers } from './security';
import { subscriptionAnswers } from './subscription';
import { teamAnswers } from './team';
import { walletAnswers } from './wallet';

/** The default responses; created anew each time, because they can change (dreams can be added). */
export const defaultAnswers = (): Answers => ({
  ...catalogueAnswers,
  ...checkoutAnswers,
  ...documentAnswers,
  ...dreamAnswers(),
  ...generalAnswers,
  ...libraryAnswers,
  ...paymentAnswers,
  ...peopleAnswers,
  ...presentAnswers,
  ...productPageAnswers,
  ...ratingAnswers,
  ...researchAnswers,
  ...securityAnswers,
  ...subscriptionAnswers,
  ...teamAnswers,
  ...walletAnswers,
});
