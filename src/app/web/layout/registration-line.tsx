import { useClientConfig } from '../client-config.ts';

/** Where the number of a website can be looked up, as the registration demands. */
const registryUrl = 'https://beian.miit.gov.cn/';

/** Who provides the service and its number, where the operator gave them. */
export function RegistrationLine() {
  const { providerName, icpNumber } = useClientConfig();
  if (providerName === null && icpNumber === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {providerName}
      {icpNumber !== null && (
        <a
          href={registryUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
        >
          {icpNumber}
        </a>
      )}
    </p>
  );
}
