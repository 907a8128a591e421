import type { LanguageSentences } from './sentences.ts';

export const turkish: LanguageSentences = {
  and: 've',
  companies: ['Yıldız Kardeşler', 'Kuzey Grup A.Ş.', 'Çınar Hizmet', 'Akdere Ltd. Şti.', 'Toros Atölyeleri'],
  towns: ['Bursa', 'Eskişehir', 'Kayseri', 'Denizli', 'Samsun', 'Antalya'],
  people: ['Ayşe Demir', 'Mehmet Kaya', 'Zeynep Aydın', 'Emre Şahin', 'Elif Koç', 'Burak Yalçın'],
  working: {
    ad: {
      openings: ['{title}\n{company}, {town}', 'Aranıyor: {title}\nTam zamanlı, {town}', '{title} – {town}'],
      company: [
        '{company} kırk yıldır bölgedeki müşterilere hizmet veriyor. Bünyemizde yaklaşık 300 kişi çalışıyor, çoğu uzun yıllardır bizimle.',
        'Üç şubesi olan, hızlı karar alan bir aile şirketiyiz. Siparişlerimiz arttığı için ekibimizi büyütüyoruz.',
      ],
      taskHeads: ['İş tanımı', 'Görevleriniz', 'Sorumluluklar'],
      tasks: [
        'diğer bölümlerle yakın çalışma',
        'ekip liderine haftalık raporlar',
        'yeni arkadaşların yetiştirilmesi',
        'evrak düzeni ve süre takibi',
      ],
      needHeads: ['Aranan nitelikler', 'Beklentilerimiz', 'Adayda aradıklarımız'],
      needs: [
        'en az iki yıl deneyim',
        'iyi iletişim ve takım çalışması',
        'güvenilir ve titiz çalışma',
        'meslek lisesi veya üniversite mezunu',
      ],
      niceHeads: ['Tercih sebebi', 'Artı değer katar'],
      nices: ['B sınıfı ehliyet', 'ikinci bir yabancı dil', 'seyahat engeli olmaması'],
      prose: [
        'İşiniz şunları kapsayacak: {skills}.',
        'Bu görevde sizden beklenenler: {skills}.',
        'Şu alanlarda deneyim bekliyoruz: {skills}.',
      ],
      benefitHeads: ['Sunduklarımız', 'Yan haklar'],
      benefits: [
        'süresiz sözleşme ve zamanında maaş',
        'özel sağlık sigortası',
        'esnek çalışma saatleri',
        'ücretsiz otopark ve kahve',
        'şirketin karşıladığı kurslar',
      ],
      contacts: [
        'Özgeçmişinizi ay sonuna kadar gönderin, ilgili kişi: {person}.',
        'Sorularınız için {person}, telefon 0224 555 01 42.',
      ],
    },
    resume: {
      profile: [
        '{years} yıllık mesleki deneyimim var, büyük bölümü {town} çevresinde geçti.',
        'Güvenilir, sabırlı ve çabuk öğrenen biriyim.',
        'Takım çalışmasını severim, baskı altında sakin kalırım.',
        'Daha fazla sorumluluk alacağım bir iş arıyorum.',
      ],
      skillHeads: ['Beceriler', 'Neler yapabilirim', 'Yetkinlikler'],
      prose: [
        'Bugüne kadarki işlerim: {skills}.',
        'İyi bildiğim alanlar: {skills}.',
        'Yıllar içinde deneyim kazandığım konular: {skills}.',
      ],
      workHeads: ['İş deneyimi', 'Çalışma geçmişi'],
      work: [
        'On iki kişilik bir ekipte, bölüm müdürüne bağlı çalıştım.',
        'İki çırak yetiştirdim, ekip liderine vekâlet ettim.',
        'Şubenin taşınmasına yardım ettim.',
        'Evrakı düzenli tuttum, sürelere uydum.',
      ],
      courseHeads: ['Kurslar', 'Eğitimler'],
      courses: [
        'İlk yardım kursu',
        'İş İngilizcesi, akşam kursu',
        'Zaman yönetimi atölyesi',
        'Yangın güvenliği eğitimi',
      ],
      hobbyHeads: ['İlgi alanları', 'Hobiler'],
      hobbies: [
        'Dağ yürüyüşü, yemek yapmak ve polisiye romanlar',
        'Futbol, bahçe işleri ve ailece gezmek',
        'Koro, kutu oyunları ve uzun bisiklet turları',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        '{title} alınacaktır\n{company}',
        '{title}\nÇalışma yeri: {town}\nBaşlangıç: hemen',
        '{company} ailesine {title} katılıyor',
      ],
      company: [
        '{company} için önce insan gelir. Mahalle dükkânlarından belediyelere kadar herkes dürüst önerilerimiz için bize iş verir.',
        'Bir garajda kurulan {company} bugün beş şehirde. İyi ekipmana ve onu kullananlara yatırım yapıyoruz.',
      ],
      taskHeads: ['Pozisyon hakkında', 'Başlıca görevler', 'Bizimle bir gün'],
      tasks: [
        'çalışma arkadaşları ve müşterilerle düzenli toplantılar',
        'kaliteyi artıracak öneriler',
        'eksiksiz kayıt tutma',
        'tatil döneminde arkadaşların yerine bakma',
      ],
      needHeads: ['Sizde olması gerekenler', 'Nitelikler', 'Kimi arıyoruz'],
      needs: [
        'benzer bir işte çalışmış olmak',
        'ayrıntılara dikkat',
        'düzgün yazılı ve sözlü Türkçe',
        'yoğun dönemlerde esneklik',
      ],
      niceHeads: ['Olsa iyi olur', 'Şart değil ama memnun oluruz'],
      nices: ['kendi aracı', 'bölgeyi tanımak', 'vardiyalı düzene alışkın olmak'],
      prose: [
        'Pozisyon başlıca şunlardan oluşur: {skills}.',
        'Her hafta uğraşacağınız konular: {skills}.',
        'Adayların bilmesi gerekenler: {skills}.',
      ],
      benefitHeads: ['Neden biz', 'Karşılığında alacaklarınız'],
      benefits: [
        '24 gün yıllık tatil',
        'yemek kartı',
        'şehirdeki mağazalarda indirim',
        'istasyona yakın modern ofis',
        'yıllık prim',
      ],
      contacts: [
        'www.example.com adresinden başvurun. İki hafta içinde dönüyoruz.',
        'İletişim: {person}, kariyer@example.com',
      ],
    },
    resume: {
      profile: [
        'Meslekte {years} yıl geçti, hâlâ sabahları işe severek giderim.',
        'Eski yöneticilerim titizliğimi ve güler yüzümü över.',
        'Günümü iyi planlarım, anlamadığımı sorarım.',
        'Bir ay ihbar süresiyle, {town} ve yakınında başlayabilirim.',
      ],
      skillHeads: ['Mesleki beceriler', 'Deneyim alanları', 'Güçlü yönler'],
      prose: [
        'Son işlerimde uğraştığım konular: {skills}.',
        'Güçlü yönlerim: {skills}.',
        'Günlük görevlerim arasında: {skills}.',
      ],
      workHeads: ['Kariyer', 'Önceki işler'],
      work: [
        'Doğum iznindeki bir arkadaşımın görevlerini üstlendim.',
        'Yılın en iyi önerisi ödülünü aldım.',
        'Sabah ve akşam vardiyası arasında devir hazırladım.',
        'On beş ülkeden insanla birlikte çalıştım.',
      ],
      courseHeads: ['Ek eğitim', 'Sertifikalar'],
      courses: [
        'İletişim semineri',
        'Temel bilgisayar sertifikası',
        'Çatışma yönetimi, iki gün',
        'Başlangıç düzeyinde işaret dili',
      ],
      hobbyHeads: ['Boş zaman', 'İş dışında'],
      hobbies: [
        'Fotoğraf, yüzme ve bostanım',
        'Gönüllü itfaiyecilik, satranç',
        'Gitar çalmak, ekmek pişirmek, koşu',
      ],
    },
  },
};
