import { Link } from '@tanstack/react-router';

import { useTexts } from '#platform/web/use-texts.ts';

import { membershipWebTexts } from './texts.ts';

/** MEM-24: the system message shown where a message could not be sent. */
export default function QuotaMessage() {
  const texts = useTexts(membershipWebTexts);
  return (
    <p>
      {texts.quotaMessageBefore}
      <Link to="/settings" className="underline">
        {texts.quotaMessageLink}
      </Link>
      {texts.quotaMessageAfter}
    </p>
  );
}
