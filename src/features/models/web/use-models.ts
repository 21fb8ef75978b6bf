import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { modelApi } from './model-api.ts';

export const modelsQuery = endpointQuery(modelApi, 'getModelsConfig');

export const useModels = () => useQuery({ ...modelsQuery, staleTime: 60_000 });
