import { Field, ID, ObjectType } from 'type-graphql';
import type { NotificationView } from '@paideia/projection-service/notifications/notification.view.ts';
import { NotificationKey } from '@paideia/events/notifications/notification.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { Json } from '../kernel/server/json.ts';

graphqlEnum('NotificationKey', NotificationKey);

@ObjectType()
export class Notification implements Omit<NotificationView, 'userId'> {
  @Field(() => ID) _id!: string;
  @Field(() => NotificationKey.enum) key!: NotificationKey;
  @Field(() => Json, { description: 'Ids and codes' }) params!: Readonly<Record<string, string>>;
  link!: string | null;
  @Field(() => String) at!: string;
  @Field(() => Boolean) read!: boolean;
}
