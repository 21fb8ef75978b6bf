import { describe, expect, it } from 'vitest';
import { urlOf } from './endpoint.ts';

describe('the URL of a call', () => {
  it('has its parameters and its query, encoded', () => {
    expect(urlOf('/ai/sessions/:id/of/:name/', { id: 7, name: '头 痛/?#%' })).toBe(
      '/ai/sessions/7/of/%E5%A4%B4%20%E7%97%9B%2F%3F%23%25/',
    );
    expect(urlOf('/ai/sessions/', {}, { page: 2, q: 'a&b=c 头', all: true })).toBe(
      '/ai/sessions/?page=2&q=a%26b%3Dc+%E5%A4%B4&all=true',
    );
  });

  it('omits what is not given', () => {
    expect(urlOf('/ai/sessions/', {}, { page: undefined })).toBe('/ai/sessions/');
    expect(urlOf('/ai/sessions/', {}, { page: 0, q: '' })).toBe('/ai/sessions/?page=0&q=');
  });

  it('is not built without a parameter of its path', () => {
    expect(() => urlOf('/ai/:id/')).toThrow('missing path parameter id of /ai/:id/');
  });
});
