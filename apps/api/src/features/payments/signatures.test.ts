import { describe, expect, test } from 'vitest';
import { isSigned, signBody } from './signatures.ts';

const secret = 'wh_sandbox_example_secret';
const signedAt = 1_760_000_000;
const ascii =
  '{"name":"transaction.approved","object":"transaction","object_id":1001,"entity":{"id":1001,"status":"approved","amount":12500}}';
const asciiSignature = '1b459dd50dd5b18faf7c60a82deb802b32ca61c3efd37083718545503982037f';
const french = '{"name":"transaction.approved","note":"Été à Porto-Novo – 12 500 FCFA"}';
const frenchSignature = 'af1adc1a7b619a922ff0140867b7e56c502039f47c973e5704ff979f04d7eae6';

const secondsLater = (seconds: number) => new Date((signedAt + seconds) * 1000);
const check = (header: string | undefined, rawBody = ascii, now = secondsLater(0)) =>
  isSigned(header, { secret, rawBody, now });

describe('the signature of a webhook', () => {
  test('is the one that FedaPay itself computes, accents included', () => {
    expect(check(`t=${signedAt},s=${asciiSignature}`)).toBe(true);
    expect(check(`t=${signedAt},s=${frenchSignature}`, french)).toBe(true);
    expect(signBody(secret, french, secondsLater(0))).toBe(`t=${signedAt},s=${frenchSignature}`);
  });

  test('may stand beside others, after spaces and in capitals', () => {
    expect(check(`t=${signedAt},s=${'0'.repeat(64)},s=${asciiSignature}`)).toBe(true);
    expect(check(`t=${signedAt}, s=${asciiSignature.toUpperCase()}`)).toBe(true);
  });

  test('is good for 300 seconds before and after', () => {
    const header = `t=${signedAt},s=${asciiSignature}`;
    expect(check(header, ascii, secondsLater(300))).toBe(true);
    expect(check(header, ascii, secondsLater(301))).toBe(false);
    expect(check(header, ascii, secondsLater(-300))).toBe(true);
    expect(check(header, ascii, secondsLater(-301))).toBe(false);
  });

  test.each([
    ['one byte of the body changed', `t=${signedAt},s=${asciiSignature}`, ascii.replace('12500', '12501')],
    [
      'the body written again with spaces',
      `t=${signedAt},s=${asciiSignature}`,
      JSON.stringify(JSON.parse(ascii), null, 1),
    ],
    ['another moment', `t=${signedAt + 1},s=${asciiSignature}`, ascii],
    ['no signature', `t=${signedAt}`, ascii],
    ['no moment', `s=${asciiSignature}`, ascii],
    ['half a signature', `t=${signedAt},s=${asciiSignature.slice(0, 32)}`, ascii],
    ['an empty header', '', ascii],
    ['no header', undefined, ascii],
  ])('is refused with %s', (_, header, rawBody) => {
    expect(check(header, rawBody)).toBe(false);
  });

  test('is refused when it was made with another secret', () => {
    expect(check(signBody('another secret', ascii, secondsLater(0)))).toBe(false);
  });
});
