import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idParam } from '#platform/contract/fields.ts';
import { family, savedPerson } from './family-schemas.ts';

const onePerson = z.object({ id: idParam });
const limits = [{ name: 'family', max: 120, windowMs: 60_000, by: 'account' as const }];

/** Apart from the other calls of the profile, which every page needs. */
export const familyEndpoints = defineEndpoints({
  listPersons: {
    method: 'GET',
    path: '/users/api/persons/',
    access: 'signed-in',
    summary: 'The persons of the family for whom the caller also asks, oldest first',
    reply: family,
  },
  createPerson: {
    method: 'POST',
    path: '/users/api/persons/',
    access: 'signed-in',
    summary: 'Add a person of the family; requires the consent, of a guardian for a child under 14',
    limits,
    body: savedPerson,
    reply: family,
  },
  updatePerson: {
    method: 'PUT',
    path: '/users/api/persons/:id/',
    access: 'signed-in',
    summary: 'Change what is kept of one of the persons of the caller',
    limits,
    params: onePerson,
    body: savedPerson,
    errors: ['not_found'],
    reply: family,
  },
  deletePerson: {
    method: 'DELETE',
    path: '/users/api/persons/:id/',
    access: 'signed-in',
    summary: 'Withdraw the consent for a person of the caller; deletes what is kept at once',
    limits,
    params: onePerson,
    errors: ['not_found'],
    reply: family,
  },
});
