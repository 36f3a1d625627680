import { describe, expect, it } from 'vitest';
import { areaOf, networkOf, widerNetworkOf } from '../../../server/kernel/networks.ts';
import { inboxOf } from '../../../server/mail/inboxLimit.ts';

describe('a network', () => {
  it.each([
    [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '::FFFF:192.0.2.7',
      '::ffff:c000:207',
      '0:0:0:0:0:ffff:c000:0207',
      '0000:0000:0000:0000:0000:ffff:192.0.2.7',
      '192.0.2.7:50123',
      '"192.0.2.7:50123"',
      'for=192.0.2.7',
      'For="192.0.2.7:_hidden";proto=https;by=10.0.0.1',
      '[::ffff:192.0.2.7]:443',
      ' 192.0.2.7 ',
    ],
    [
      '2001:db8:1:2::1',
      '2001:DB8:1:2::1',
      '2001:0db8:0001:0002:0000:0000:0000:0001',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:db8:1:2::192.0.2.7',
      '[2001:db8:1:2::1]',
      '[2001:db8:1:2::1]:443',
      '[2001:db8:1:2::1%eth0]:443',
      'by=10.0.0.1; for="[2001:db8:1:2::1]:443"',
    ],
    ['fe80::1', 'fe80::2%eth0', 'FE80:0:0:0::3'],
  ])('is the same for every spelling of %s', (...addresses) => {
    expect(new Set(addresses.map(networkOf)).size).toBe(1);
  });

  it('differs between IPv4 addresses, and between IPv6 /64s', () => {
    const all = ['192.0.2.7', '192.0.2.8', '2001:db8:1:2::1', '2001:db8:1:3::1', '::', '::1:0:0:0:0'];
    expect(new Set(all.map(networkOf)).size).toBe(all.length);
  });

  it('belongs to a /48 for IPv6 only', () => {
    expect(widerNetworkOf('2001:db8:1:2::1')).toBe(widerNetworkOf('2001:DB8:1:ffff::9'));
    expect(widerNetworkOf('2001:db8:1::')).not.toBe(widerNetworkOf('2001:db8:2::'));
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', 'nonsense'])
      expect(widerNetworkOf(address)).toBeUndefined();
  });

  it.each([
    [
      '192.0',
      ['192.0.2.7', '192.0.255.1', '::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:FFFF:c000:0207'],
    ],
    ['2001:db8', ['2001:db8:1:2::1', '2001:0DB8:ffff::', '2001:db8::192.0.2.7']],
    ['fe80:0', ['fe80::1%eth0', 'FE80:0:0:0::3']],
    ['0:0', ['::', '::1', '0:0:1::']],
  ])('is in the area %s', (area, addresses) => {
    expect(addresses.map(areaOf)).toEqual(addresses.map(() => area));
  });

  it('is the same for everything that is not an address', () => {
    for (const of of [networkOf, areaOf])
      expect(new Set(['', 'unknown', '1.2.3.4.5', 'x:y'].map(of)).size).toBe(1);
  });
});

describe('an inbox', () => {
  it('is the same for every spelling that its provider delivers there', () => {
    const spellings = [
      'ada.lovelace@gmail.com',
      'AdaLovelace@GMail.com',
      'adalovelace+shop@gmail.com',
      'a.d.a.lovelace+a+b@googlemail.com',
    ];
    expect(new Set(spellings.map(inboxOf)).size).toBe(1);
    expect(inboxOf('Ada+x@Site.Example')).toBe(inboxOf('ada@site.example'));
    expect(inboxOf('ada@bücher.example')).toBe(inboxOf('ada@xn--bcher-kva.example'));
  });

  it('differs for another name, and for dots where they matter', () => {
    const all = ['ada@site.example', 'a.da@site.example', 'ada@other.example', 'grace@site.example'];
    expect(new Set(all.map(inboxOf)).size).toBe(all.length);
  });
});
