import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from '@/ui/Picture';

const [id, other] = ['a', 'b'].map((letter) => letter.repeat(64));

it('a picture comes as AVIF or WebP in its available sizes, and reserves its space', () => {
  const { container } = render(<Picture address={`/pictures/${id}/900x600.webp`} sizes="20rem" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    [
      `/pictures/${id}/160x107.avif 160w`,
      `/pictures/${id}/320x213.avif 320w`,
      `/pictures/${id}/640x427.avif 640w`,
      `/pictures/${id}/900x600.avif 900w`,
    ].join(', '),
  );
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe(`/pictures/${id}/900x600.webp`);
  expect([image?.width, image?.height, image?.getAttribute('loading'), image?.alt]).toEqual([
    900,
    600,
    'lazy',
    '',
  ]);
});

it('a narrow screen gets the picture made for it', () => {
  const { container } = render(
    <Picture
      first
      address={`/pictures/${id}/900x600.webp`}
      narrow={`/pictures/${other}/640x320.webp`}
      sizes="20rem"
    />,
  );
  const [narrow] = container.querySelectorAll('source');
  expect(narrow?.media).toBe('(max-width: 40rem)');
  expect(narrow?.getAttribute('height')).toBe('320');
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
});

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

it('the first picture of a page that the application renders is requested by its element alone', () => {
  render(<Picture first address={`/pictures/${id}/900x600.webp`} sizes="20rem" />);
  expect(preloads()).toEqual([]);
});

it('the first picture of a document is requested before the rest has arrived, in the size for the screen', () => {
  vi.stubEnv('SSR', true);
  const address = `/pictures/${id}/900x600.webp`;
  const later = render(<Picture address={address} sizes="20rem" />);
  expect(preloads()).toEqual([]);
  later.unmount();

  const { container } = render(
    <Picture first address={address} narrow={`/pictures/${other}/640x320.webp`} sizes="20rem" />,
  );
  const [narrow, wide] = preloads();
  const sources = [...container.querySelectorAll('source')].filter(({ type }) => type === 'image/avif');
  expect([narrow?.media, wide?.media]).toEqual(['(max-width: 40rem)', 'not all and (max-width: 40rem)']);
  expect([narrow, wide].map((link) => link?.getAttribute('imagesrcset'))).toEqual(
    sources.map(({ srcset }) => srcset),
  );
  vi.unstubAllEnvs();
});

it.each([null, undefined, '', 'https://elsewhere.example/a.png', '/pictures/a/1x1.webp'])(
  '%s is not a picture of ours and renders nothing',
  (address) => {
    const { container } = render(<Picture address={address} sizes="20rem" />);
    expect(container).toBeEmptyDOMElement();
  },
);
