import { useClientConfig } from '../use-client-config.ts';

/**
 * The registry where the number of a website can be looked up, a link that the registration
 * requires.
 */
const registryUrl = 'https://beian.miit.gov.cn/';

/** The service provider and its registration number, if the operator configured them. */
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
