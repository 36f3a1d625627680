const long = 'x'.repeat(10_000);
const script = encodeURIComponent('<script>window.injected=1</script><img src=x onerror=window.injected=1>');

/** Queries with which every page must still open, each with parameters of some of the pages. */
export const hostileQueries: readonly string[] = [
  `?q=${long}&utm_source=${long}&kind=${long}`,
  '?q=%00&amount=%00&goal=%00',
  '?q=%E0%A4%A&work=%E0%A4%A',
  `?q=${script}&work=${script}&subject=${script}&kind=${script}&monthly=${script}`,
  '?page=-1&amount=-1&from=USD&to=USD&goal=-5&monthly=0',
  '?page=1e9&amount=1e999&from=XXX&to=&goal=1e308',
  `?page=1000000000&amount=${'9'.repeat(500)}&from=usd&to=${script}`,
  '?page=NaN&page=2&amount=NaN&amount=2&from[]=EUR&kind=toString&kind=study',
  '?category[]=x&subject[]=science&language=xx',
  `?category=${script}&author=..%2F..%2Fetc%2Fpasswd`,
  '?category=nowhere&author=%27%3B--&kind=constructor',
  '?q=%F0%9F%98%80%ED%A0%80&language=__proto__&from=__proto__&to=constructor',
  '?amount=%D9%A1%D9%A2',
];

export const hostileHashes: readonly string[] = [`#${long}`, `#${script}`, '#%E0%A4%A'];
