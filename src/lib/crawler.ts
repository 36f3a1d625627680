/** Whether a user agent looks like a crawler (specification, section 2). */
export const isCrawler = (userAgent: string): boolean =>
  /bot|lighthouse|facebookexternalhit|facebook external hit|google/i.test(userAgent);
