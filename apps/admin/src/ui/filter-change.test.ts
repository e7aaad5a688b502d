import { describe, expect, it } from 'vitest';
import { applyChange } from './filter-change.ts';

describe('filters that are set at nearly the same moment', () => {
  it('both count, though each was set without the other being seen', () => {
    const seen = { paymentMethod: 'momo' };
    const touched = applyChange({ seen, set: { ...seen, status: 'PAID' }, wanted: seen });
    expect(applyChange({ seen, set: { ...seen, search: 'ORD' }, wanted: touched })).toEqual({
      paymentMethod: 'momo',
      search: 'ORD',
      status: 'PAID',
    });
  });

  it('a filter that is taken away stays away', () => {
    const seen = { status: 'PAID', search: '' };
    const wanted = applyChange({ seen, set: { search: '' }, wanted: seen });
    const searched = applyChange({ seen, set: { ...seen, search: 'ORD' }, wanted });
    expect(searched['status']).toBeUndefined();
    expect(searched['search']).toBe('ORD');
  });
});
