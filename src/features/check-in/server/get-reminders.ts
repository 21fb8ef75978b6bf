import type { Handler } from '#platform/server/handler.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { remindersFor } from './reminders-view.ts';

export const getReminders: Handler<typeof reminderEndpoints.getReminders, CheckInServices> = (
  { user },
  services,
) => remindersFor(services, user);
