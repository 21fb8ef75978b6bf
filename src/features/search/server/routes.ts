import type { Handlers } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { searchAll } from './search-all.ts';
import { searchMessages } from './search-messages.ts';
import type { SearchServices } from './search-services.ts';

export const searchHandlers: Handlers<typeof searchEndpoints, SearchServices> = {
  searchMessages,
  searchAll,
};
