import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { FilePurpose } from '@paideia/events/files/file.events.ts';
import type { FileView } from '@paideia/projection-service/files/file.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const Purpose = graphqlEnum('FilePurpose', FilePurpose);

@InputType({ description: 'A file that is to be sent; `_id` is made by who sends it' })
export class FileInput implements CommandFields<FileInput, 'RegisterFile', 'fileId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'As the browser calls it, such as application/pdf' }) type!: string;
  @Field(() => Float, { description: 'In bytes' }) size!: number;
  @Field(() => Purpose.enum) purpose!: FileView['purpose'];
}

@ObjectType()
export class File implements Pick<FileView, '_id' | 'name' | 'type' | 'size' | 'purpose'> {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true, description: 'Null once its owner was erased' }) name!: string | null;
  @Field(() => String) type!: string;
  @Field(() => Float) size!: number;
  @Field(() => Purpose.enum) purpose!: FileView['purpose'];
  @Field(() => Boolean) isStored!: boolean;
}

@ObjectType({ description: 'A file of a record, for whoever may read the record' })
export class ServedFile {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'As it is saved' }) name!: string;
  @Field(() => String, { description: 'What it is by its bytes, such as application/pdf' }) type!: string;
  @Field(() => Float, { description: 'In bytes' }) size!: number;
  @Field(() => String, { description: 'Where whoever asked reads it for some minutes' }) address!: string;
}

@ObjectType()
export class FileUpload {
  @Field(() => File) file!: File;
  @Field(() => [String], {
    description: 'Where each part is sent by PUT within the hour: 50 MB each, but for the last. None once it is stored',
  })
  partUploadUrls!: readonly string[];
}
