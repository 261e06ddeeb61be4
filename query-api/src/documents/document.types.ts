import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { DocumentVersionView, DocumentView } from '@paideia/projection-service/documents/document.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'A document as its readers see it' })
export class Document
  implements
    Omit<
      DocumentView,
      | '_revision'
      | 'titleKey'
      | 'version'
      | 'liveVersion'
      | 'liveTitle'
      | 'updatedBy'
      | 'pictureIds'
      | 'publicPictureIds'
    >,
    Pick<DocumentVersionView, 'content'>
{
  @Field(() => ID) _id!: string;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) updatedByName!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) content!: string;
  @Field(() => [String]) permissions!: readonly string[];
  @Field(() => Boolean) published!: boolean;
}

@ObjectType({ description: 'A document by its latest version, as its editors see it' })
export class DocumentAdmin implements Omit<
  DocumentView,
  'titleKey' | 'liveTitle' | 'updatedBy' | 'pictureIds' | 'publicPictureIds'
> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) title!: string;
  @Field(() => [String], { description: 'Roles that may read it; none means everyone' })
  permissions!: readonly string[];
  @Field(() => Boolean) published!: boolean;
  @Field(() => Int) version!: number;
  @Field(() => Int, { nullable: true, description: 'What readers see' }) liveVersion!: number | null;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) updatedByName!: string | null;
}

@ObjectType()
export class DocumentVersion implements Omit<DocumentVersionView, '_id' | 'documentId' | 'createdBy'> {
  @Field(() => Int) version!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Sanitised HTML' }) content!: string;
  @Field(() => [String]) permissions!: readonly string[];
  @Field(() => String) createdAt!: string;
  @Field(() => String, { nullable: true }) createdByName!: string | null;
}

@InputType()
export class DocumentFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => Boolean, { nullable: true }) published?: boolean | null;
}

@InputType({ description: 'A whole version of a document' })
export class DocumentInput implements CommandFields<DocumentInput, 'UpdateDocument', 'documentId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'HTML; what could run is taken out' }) content!: string;
  @Field(() => [String]) permissions!: string[];
}
