import { describe, expect, it } from 'vitest';
import { assertAddressAllowed, isOwnServer, baseUrlProblem } from './base-url.ts';

describe('the base URL of a model server', () => {
  it.each([
    'https://ark.cn-beijing.volces.com/api/v3',
    'https://api.deepseek.com',
    'https://10.0.0.5/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080/v1/',
    'http://[::1]:8080/v1',
    'http://192.168.1.20/v1',
    'http://172.31.0.2/v1',
    'http://[fd12:3456::1]/v1',
    'http://ollama:11434/v1',
    'http://vllm.internal/v1',
    'http://models.svc.cluster.local/v1',
  ])('may be %s', (url) => {
    expect(baseUrlProblem(url)).toBeNull();
  });

  it.each([
    ['', 'https://'],
    ['ark.cn-beijing.volces.com', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['ftp://example.com', 'https://'],
    ['http://api.deepseek.com', 'use https://'],
    ['http://8.8.8.8/v1', 'use https://'],
    ['http://172.32.0.1/v1', 'use https://'],
    ['https://169.254.169.254/latest', 'link-local'],
    ['http://169.254.169.254/latest', 'link-local'],
    ['http://0xA9FEA9FE/', 'link-local'],
    ['http://2852039166/', 'link-local'],
    ['http://[::ffff:169.254.169.254]/', 'link-local'],
    ['http://[::ffff:a9fe:a9fe]/', 'link-local'],
    ['http://[fe80::1]/', 'link-local'],
    ['https://[fd00:ec2::254]/', 'metadata'],
    ['https://100.100.100.200/', 'metadata'],
    ['http://0.0.0.0/', 'unspecified'],
    ['http://[::]/', 'unspecified'],
    ['https://metadata.google.internal/', 'metadata'],
    ['http://METADATA.google.internal./', 'metadata'],
    ['http://metadata/', 'metadata'],
    ['https://user:secret@example.com/', 'password'],
    ['https://example.com/?key=1', 'query'],
    ['https://example.com/#x', 'fragment'],
  ])('may not be %s', (url, why) => {
    expect(baseUrlProblem(url)).toContain(why);
  });

  it('is a private server when the operator runs it', () => {
    expect(isOwnServer('http://ollama:11434/v1')).toBe(true);
    expect(isOwnServer('https://10.0.0.5/v1')).toBe(true);
    expect(isOwnServer('https://api.deepseek.com')).toBe(false);
  });
});

describe('the address that a name resolves to at the time of a call', () => {
  const resolveTo =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses);

  it.each([
    ['https://api.example.com', ['203.0.113.7']],
    ['http://ollama:11434', ['172.18.0.3', 'fd00::3']],
  ])('%s resolving to %s is used', async (url, addresses) => {
    await expect(assertAddressAllowed(url, resolveTo(...addresses))).resolves.toBeUndefined();
  });

  it('is resolved', async () => {
    await expect(assertAddressAllowed('http://localhost:1')).resolves.toBeUndefined();
  });

  it.each([
    ['https://api.example.com', ['203.0.113.7', '169.254.169.254']],
    ['https://api.example.com', ['::ffff:169.254.169.254']],
    ['http://ollama:11434', ['203.0.113.7']],
  ])('%s resolving to %s is refused', async (url, addresses) => {
    await expect(assertAddressAllowed(url, resolveTo(...addresses))).rejects.toMatchObject({
      kind: 'network',
      retryable: false,
    });
  });

  it('that cannot be resolved is a network error', async () => {
    const fail = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(assertAddressAllowed('https://api.example.com', fail)).rejects.toMatchObject({
      kind: 'network',
      retryable: true,
    });
  });
});
