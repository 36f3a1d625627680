/* Written by `npm run codegen` from src/data/schema.graphql. */
import type { BaseOperation } from '@/data/baseOperation';

/** The queries as a provider of the specification knows them, by their names. */
export const baseOperations: Readonly<Record<string, BaseOperation>> = {
 "Profile": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "fullName": {
      "empty": null
     },
     "firstName": {
      "empty": null
     },
     "lastName": {
      "empty": null
     },
     "userName": {
      "empty": null
     },
     "birthDate": {
      "empty": null
     },
     "phone": {
      "empty": null
     },
     "avatar": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Avatar"
       },
       "path": {
        "empty": ""
       }
      }
     },
     "Country": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Country"
       },
       "id": {
        "empty": ""
       }
      }
     },
     "City": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "City"
       },
       "id": {
        "empty": ""
       }
      }
     },
     "email": {
      "empty": null
     },
     "emailVerified": {
      "empty": true
     },
     "balance": {
      "empty": ""
     },
     "balances": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Balance"
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "hadSubscriptionBefore": {
      "empty": false
     },
     "openDifferences": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "OpenDifference"
       },
       "id": {
        "empty": ""
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "payBy": {
        "empty": ""
       },
       "isShortened": {
        "empty": false
       }
      }
     },
     "Subscription": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Subscription"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "INCOMPLETE"
       },
       "price": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "activeEndDate": {
        "empty": null
       },
       "pastDueEndDate": {
        "empty": null
       },
       "NextCharge": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "DueCharge"
         },
         "date": {
          "empty": ""
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         },
         "Plan": {
          "of": {
           "__typename": {
            "empty": "Plan"
           },
           "id": {
            "empty": ""
           },
           "title": {
            "empty": ""
           }
          }
         }
        }
       },
       "isTrial": {
        "empty": false
       },
       "renew": {
        "empty": false
       },
       "maxActivated": {
        "empty": 0
       },
       "activationsLeft": {
        "empty": 0
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "description": {
          "empty": null
         },
         "duration": {
          "empty": null
         },
         "months": {
          "empty": null
         },
         "lifetime": {
          "empty": false
         },
         "infinity": {
          "empty": false
         },
         "productId": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   }
  },
  "text": "query Profile {\n  me {\n    id\n    fullName\n    firstName\n    lastName\n    userName\n    birthDate\n    phone\n    avatar {\n      path\n    }\n    Country {\n      id\n    }\n    City {\n      id\n    }\n    email\n    balance\n    Currency {\n      id\n      code\n    }\n    hadSubscriptionBefore\n    Subscription {\n      id\n      status\n      price\n      activeEndDate\n      pastDueEndDate\n      isTrial\n      renew\n      maxActivated\n      activationsLeft\n      Plan {\n        id\n        title\n        description\n        duration\n        lifetime\n        infinity\n        productId\n      }\n    }\n  }\n}",
  "variables": {}
 },
 "Waiting": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "waiting": {
    "of": {
     "__typename": {
      "empty": "Waiting"
     },
     "payments": {
      "empty": 0
     },
     "presents": {
      "empty": 0
     },
     "subscription": {
      "empty": 0
     }
    }
   }
  }
 },
 "Achievements": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "achievements": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Achievement"
     },
     "key": {
      "empty": ""
     },
     "state": {
      "empty": "LOCKED"
     },
     "progress": {
      "empty": 0
     },
     "goal": {
      "empty": 0
     },
     "earnedAt": {
      "empty": null
     },
     "isNew": {
      "empty": false
     }
    }
   }
  }
 },
 "Checkout": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "productById": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Product"
     },
     "id": {
      "empty": ""
     },
     "slug": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "imageWeb": {
      "empty": null
     },
     "description": {
      "empty": ""
     },
     "active": {
      "empty": true
     },
     "availableDuration": {
      "empty": null
     },
     "Plan": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       },
       "trialPeriod": {
        "empty": 0
       },
       "duration": {
        "empty": null
       },
       "lifetime": {
        "empty": false
       },
       "infinity": {
        "empty": false
       }
      }
     },
     "Tariffs": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       },
       "description": {
        "empty": null
       },
       "index": {
        "empty": 0
       },
       "priceDifference": {
        "empty": ""
       },
       "soldUntil": {
        "empty": null
       },
       "soldOut": {
        "empty": false
       },
       "Prices": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Price"
         },
         "default": {
          "empty": ""
         },
         "sale": {
          "empty": null
         },
         "old": {
          "empty": null
         },
         "lowest": {
          "empty": null
         },
         "withSale": {
          "empty": false
         },
         "member": {
          "empty": null
         },
         "suggested": {
          "empty": null
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "Gifts": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Gift"
       },
       "id": {
        "empty": ""
       },
       "type": {
        "empty": "CONTENT"
       },
       "active": {
        "empty": false
       },
       "isReusable": {
        "empty": false
       },
       "index": {
        "empty": 0
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "soldUntil": {
        "empty": null
       },
       "soldOut": {
        "empty": false
       },
       "tariffIds": {
        "empty": []
       }
      }
     }
    }
   },
   "availablePaymentMethods": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "PaymentMethod"
     },
     "id": {
      "empty": ""
     },
     "name": {
      "empty": ""
     },
     "displayName": {
      "empty": ""
     },
     "description": {
      "empty": null
     },
     "canBeKept": {
      "empty": false
     }
    }
   },
   "directories": {
    "of": {
     "__typename": {
      "empty": "Directories"
     },
     "Currencies": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       },
       "isComplete": {
        "empty": true
       }
      }
     }
    }
   },
   "seller": {
    "empty": null
   },
   "order": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Order"
     },
     "id": {
      "empty": ""
     },
     "number": {
      "empty": ""
     },
     "status": {
      "empty": "OPEN"
     },
     "price": {
      "empty": ""
     },
     "default": {
      "empty": ""
     },
     "difference": {
      "empty": ""
     },
     "isMemberPrice": {
      "empty": false
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "email": {
      "empty": null
     },
     "createdAt": {
      "empty": ""
     },
     "expiresAt": {
      "empty": ""
     },
     "paidAt": {
      "empty": null
     },
     "receiptNumber": {
      "empty": null
     },
     "Seller": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Seller"
       },
       "lines": {
        "empty": []
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "Taxes": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TaxLine"
       },
       "rate": {
        "empty": ""
       },
       "net": {
        "empty": ""
       },
       "tax": {
        "empty": ""
       }
      }
     },
     "BuyerDetails": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "BuyerDetails"
       },
       "company": {
        "empty": null
       },
       "address": {
        "empty": null
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "LastBuyerDetails": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "BuyerDetails"
       },
       "company": {
        "empty": null
       },
       "address": {
        "empty": null
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "Products": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "Plan": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "Tariff": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       }
      }
     },
     "Gift": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Gift"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "Transaction": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Transaction"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "dateOfStatusChange": {
        "empty": ""
       },
       "redirectUrl": {
        "empty": null
       },
       "CreditNotes": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "CreditNote"
         },
         "id": {
          "empty": ""
         },
         "number": {
          "empty": ""
         },
         "issuedAt": {
          "empty": ""
         },
         "total": {
          "empty": ""
         }
        }
       },
       "PaymentMethod": {
        "of": {
         "__typename": {
          "empty": "PaymentMethod"
         },
         "id": {
          "empty": ""
         },
         "displayName": {
          "empty": ""
         }
        }
       }
      }
     },
     "Purchase": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Purchase"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "availableTo": {
        "empty": null
       },
       "hasGoods": {
        "empty": false
       },
       "FirstGood": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "FirstGood"
         },
         "id": {
          "empty": ""
         },
         "use": {
          "empty": "READ"
         }
        }
       }
      }
     },
     "Trial": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Trial"
       },
       "endsAt": {
        "empty": null
       },
       "Due": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "DueCharge"
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "purpose": {
      "empty": "PURCHASE"
     },
     "Present": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Present"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PURCHASED"
       },
       "link": {
        "empty": null
       },
       "recipientName": {
        "empty": null
       },
       "Dream": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "PresentDream"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "expiresAt": {
        "empty": ""
       }
      }
     },
     "RefundRight": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "RefundRight"
       },
       "until": {
        "empty": ""
       },
       "isAutomatic": {
        "empty": false
       }
      }
     },
     "RefundRequest": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "RefundRequest"
       },
       "state": {
        "empty": "OPEN"
       },
       "createdAt": {
        "empty": ""
       }
      }
     },
     "Waiting": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "WaitingDelivery"
       },
       "kind": {
        "empty": "CONTENT"
       },
       "startsAt": {
        "empty": ""
       },
       "orderId": {
        "empty": ""
       }
      }
     },
     "Agreements": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Agreement"
       },
       "at": {
        "empty": ""
       },
       "sentences": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "AgreedSentence"
         },
         "text": {
          "empty": ""
         },
         "agreed": {
          "empty": false
         }
        }
       },
       "Documents": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "AgreedDocument"
         },
         "kind": {
          "empty": ""
         },
         "version": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "path": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "orderIsInAccount": {
    "empty": false
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "email": {
      "empty": null
     },
     "isAutogenerated": {
      "empty": false
     },
     "balances": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Balance"
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query Checkout($productId: String!, $withMe: Boolean!) {\n  productById(id: $productId) {\n    id\n    title\n    imageWeb\n    description\n    availableDuration\n    imageWeb\n    Plan {\n      id\n      trialPeriod\n      duration\n      lifetime\n      infinity\n    }\n    Tariffs {\n      id\n      name\n      index\n      priceDifference\n      Prices {\n        default\n        sale\n        old\n        withSale\n        Currency {\n          id\n          code\n        }\n      }\n    }\n    Gifts {\n      id\n      type\n      active\n      isReusable\n      index\n      title\n      description\n      tariffIds\n    }\n  }\n  availablePaymentMethods(productId: $productId) {\n    id\n    name\n    displayName\n    description\n  }\n  directories {\n    Currencies {\n      id\n      code\n    }\n  }\n  me @include(if: $withMe) {\n    id\n    email\n    Currency {\n      id\n    }\n  }\n}",
  "variables": {
   "productId": null,
   "withMe": null
  }
 },
 "OrderCheck": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "orderCheck": {
    "of": {
     "__typename": {
      "empty": "OrderCheck"
     },
     "default": {
      "empty": ""
     },
     "difference": {
      "empty": ""
     },
     "total": {
      "empty": ""
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "AmountRange": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "AmountRange"
       },
       "least": {
        "empty": ""
       },
       "most": {
        "empty": ""
       }
      }
     },
     "Tax": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "TaxLine"
       },
       "rate": {
        "empty": ""
       },
       "tax": {
        "empty": ""
       }
      }
     },
     "quoteId": {
      "empty": ""
     },
     "expiresAt": {
      "empty": ""
     },
     "isMemberPrice": {
      "empty": false
     },
     "memberSaving": {
      "empty": null
     },
     "promoCodeAccepted": {
      "empty": null
     },
     "change": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "SubscriptionChange"
       },
       "id": {
        "empty": ""
       },
       "kind": {
        "empty": "UPGRADE"
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "total": {
        "empty": ""
       },
       "credit": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "startsAt": {
        "empty": ""
       },
       "endsAt": {
        "empty": null
       }
      }
     },
     "next": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "NextCharge"
       },
       "date": {
        "empty": ""
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "months": {
        "empty": null
       },
       "days": {
        "empty": null
       },
       "isAutomatic": {
        "empty": false
       }
      }
     },
     "nextAfterTrial": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "NextCharge"
       },
       "date": {
        "empty": ""
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "months": {
        "empty": null
       },
       "days": {
        "empty": null
       },
       "isAutomatic": {
        "empty": false
       }
      }
     },
     "refundDays": {
      "empty": null
     },
     "Immediate": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ImmediateDelivery"
       },
       "kind": {
        "empty": "CONTENT"
       },
       "startsAt": {
        "empty": ""
       },
       "next": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "NextCharge"
         },
         "date": {
          "empty": ""
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         },
         "months": {
          "empty": null
         },
         "days": {
          "empty": null
         },
         "isAutomatic": {
          "empty": false
         }
        }
       }
      }
     },
     "owned": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "OwnedProduct"
       },
       "kind": {
        "empty": "WAITING"
       },
       "availableTo": {
        "empty": null
       },
       "itemId": {
        "empty": null
       },
       "canBuy": {
        "empty": false
       }
      }
     }
    }
   }
  },
  "text": "query OrderCheck($input: OrderInput!) {\n  orderCheck(input: $input) {\n    default\n    difference\n    total\n  }\n}",
  "variables": {
   "input": [
    "productId",
    "tariffId",
    "currencyId",
    "giftId",
    "promoCode"
   ]
  }
 },
 "Order": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "order": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Order"
     },
     "id": {
      "empty": ""
     },
     "number": {
      "empty": ""
     },
     "status": {
      "empty": "OPEN"
     },
     "price": {
      "empty": ""
     },
     "default": {
      "empty": ""
     },
     "difference": {
      "empty": ""
     },
     "isMemberPrice": {
      "empty": false
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "email": {
      "empty": null
     },
     "createdAt": {
      "empty": ""
     },
     "expiresAt": {
      "empty": ""
     },
     "paidAt": {
      "empty": null
     },
     "receiptNumber": {
      "empty": null
     },
     "Seller": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Seller"
       },
       "lines": {
        "empty": []
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "Taxes": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TaxLine"
       },
       "rate": {
        "empty": ""
       },
       "net": {
        "empty": ""
       },
       "tax": {
        "empty": ""
       }
      }
     },
     "BuyerDetails": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "BuyerDetails"
       },
       "company": {
        "empty": null
       },
       "address": {
        "empty": null
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "LastBuyerDetails": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "BuyerDetails"
       },
       "company": {
        "empty": null
       },
       "address": {
        "empty": null
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "Products": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "Plan": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "Tariff": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       }
      }
     },
     "Gift": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Gift"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "Transaction": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Transaction"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "dateOfStatusChange": {
        "empty": ""
       },
       "redirectUrl": {
        "empty": null
       },
       "CreditNotes": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "CreditNote"
         },
         "id": {
          "empty": ""
         },
         "number": {
          "empty": ""
         },
         "issuedAt": {
          "empty": ""
         },
         "total": {
          "empty": ""
         }
        }
       },
       "PaymentMethod": {
        "of": {
         "__typename": {
          "empty": "PaymentMethod"
         },
         "id": {
          "empty": ""
         },
         "displayName": {
          "empty": ""
         }
        }
       }
      }
     },
     "Purchase": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Purchase"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "availableTo": {
        "empty": null
       },
       "hasGoods": {
        "empty": false
       },
       "FirstGood": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "FirstGood"
         },
         "id": {
          "empty": ""
         },
         "use": {
          "empty": "READ"
         }
        }
       }
      }
     },
     "Trial": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Trial"
       },
       "endsAt": {
        "empty": null
       },
       "Due": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "DueCharge"
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "purpose": {
      "empty": "PURCHASE"
     },
     "Present": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Present"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PURCHASED"
       },
       "link": {
        "empty": null
       },
       "recipientName": {
        "empty": null
       },
       "Dream": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "PresentDream"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "expiresAt": {
        "empty": ""
       }
      }
     },
     "RefundRight": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "RefundRight"
       },
       "until": {
        "empty": ""
       },
       "isAutomatic": {
        "empty": false
       }
      }
     },
     "RefundRequest": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "RefundRequest"
       },
       "state": {
        "empty": "OPEN"
       },
       "createdAt": {
        "empty": ""
       }
      }
     },
     "Waiting": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "WaitingDelivery"
       },
       "kind": {
        "empty": "CONTENT"
       },
       "startsAt": {
        "empty": ""
       },
       "orderId": {
        "empty": ""
       }
      }
     },
     "Agreements": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Agreement"
       },
       "at": {
        "empty": ""
       },
       "sentences": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "AgreedSentence"
         },
         "text": {
          "empty": ""
         },
         "agreed": {
          "empty": false
         }
        }
       },
       "Documents": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "AgreedDocument"
         },
         "kind": {
          "empty": ""
         },
         "version": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "path": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "Dreams": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "dreams": {
    "of": {
     "__typename": {
      "empty": "DreamPage"
     },
     "Dreams": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Dream"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": null
       },
       "status": {
        "empty": "OPEN"
       },
       "authorName": {
        "empty": null
       },
       "isOwn": {
        "empty": false
       },
       "isPublic": {
        "empty": false
       },
       "createdAt": {
        "empty": ""
       },
       "fulfilledAt": {
        "empty": null
       },
       "Product": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "slug": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "Plan": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "productId": {
          "empty": ""
         }
        }
       },
       "Research": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Research"
         },
         "id": {
          "empty": ""
         },
         "slug": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "Product": {
          "empty": null,
          "of": {
           "__typename": {
            "empty": "Product"
           },
           "id": {
            "empty": ""
           }
          }
         }
        }
       },
       "price": {
        "empty": null
       },
       "saved": {
        "empty": null
       },
       "Currency": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     }
    }
   }
  }
 },
 "Dream": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "dream": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Dream"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": null
     },
     "status": {
      "empty": "OPEN"
     },
     "authorName": {
      "empty": null
     },
     "isOwn": {
      "empty": false
     },
     "isPublic": {
      "empty": false
     },
     "createdAt": {
      "empty": ""
     },
     "fulfilledAt": {
      "empty": null
     },
     "Product": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "Plan": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "productId": {
        "empty": ""
       }
      }
     },
     "Research": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Research"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "Product": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "price": {
      "empty": null
     },
     "saved": {
      "empty": null
     },
     "Currency": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Gift": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Present"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PURCHASED"
       },
       "isOwn": {
        "empty": false
       },
       "isReceived": {
        "empty": false
       },
       "recipientName": {
        "empty": null
       },
       "senderName": {
        "empty": null
       },
       "message": {
        "empty": null
       },
       "link": {
        "empty": null
       },
       "createdAt": {
        "empty": ""
       },
       "redeemedAt": {
        "empty": null
       },
       "thanks": {
        "empty": null
       },
       "thankedAt": {
        "empty": null
       }
      }
     }
    }
   }
  }
 },
 "DreamSubjects": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "products": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Product"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "Plan": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       }
      }
     }
    }
   },
   "plans": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Plan"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     }
    }
   },
   "researches": {
    "of": {
     "__typename": {
      "empty": "ResearchPage"
     },
     "Researches": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Research"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query DreamSubjects {\n  plans {\n    id\n    title\n  }\n  researches(filter: { limit: 100 }) {\n    Researches {\n      id\n      title\n    }\n  }\n}",
  "variables": {}
 },
 "GeneralSettings": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "fullName": {
      "empty": null
     },
     "firstName": {
      "empty": null
     },
     "lastName": {
      "empty": null
     },
     "userName": {
      "empty": null
     },
     "phone": {
      "empty": null
     },
     "phoneText": {
      "empty": null
     },
     "email": {
      "empty": null
     },
     "isAutogenerated": {
      "empty": false
     },
     "birthDate": {
      "empty": null
     },
     "paymentReminders": {
      "empty": null
     },
     "gender": {
      "empty": null
     },
     "avatar": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Avatar"
       },
       "path": {
        "empty": ""
       }
      }
     },
     "Country": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Country"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "City": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "City"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       }
      }
     },
     "Language": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Language"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "ProjectSettings": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ProjectSettings"
       },
       "id": {
        "empty": ""
       },
       "meta": {
        "empty": null
       }
      }
     }
    }
   },
   "countries": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Country"
     },
     "id": {
      "empty": ""
     },
     "name": {
      "empty": ""
     },
     "code": {
      "empty": ""
     }
    }
   },
   "directories": {
    "of": {
     "__typename": {
      "empty": "Directories"
     },
     "Currencies": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Languages": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Language"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       },
       "nativeName": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query GeneralSettings {\n  me {\n    id\n    fullName\n    firstName\n    lastName\n    userName\n    phone\n    email\n    birthDate\n    gender\n    avatar {\n      path\n    }\n    Country {\n      id\n      code\n    }\n    City {\n      id\n      name\n    }\n    Language {\n      id\n      code\n    }\n    Currency {\n      id\n      code\n    }\n    ProjectSettings {\n      id\n      meta\n    }\n  }\n  directories {\n    Currencies {\n      id\n      code\n    }\n    Languages {\n      id\n      code\n      nativeName\n    }\n  }\n}",
  "variables": {}
 },
 "Cities": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "cities": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "City"
     },
     "id": {
      "empty": ""
     },
     "name": {
      "empty": ""
     }
    }
   }
  }
 },
 "LibraryItem": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "libraryItem": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "LibraryItem"
     },
     "id": {
      "empty": ""
     },
     "isOpen": {
      "empty": false
     },
     "isArchived": {
      "empty": null
     },
     "availableTo": {
      "empty": null
     },
     "Waiting": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "WaitingDelivery"
       },
       "kind": {
        "empty": "CONTENT"
       },
       "startsAt": {
        "empty": ""
       },
       "orderId": {
        "empty": ""
       }
      }
     },
     "orderId": {
      "empty": null
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "active": {
        "empty": false
       },
       "OwnRating": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "OwnRating"
         },
         "id": {
          "empty": ""
         },
         "stars": {
          "empty": 0
         },
         "text": {
          "empty": null
         },
         "showsName": {
          "empty": false
         },
         "isShown": {
          "empty": false
         }
        }
       }
      }
     },
     "Tariff": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       }
      }
     },
     "Archive": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "LibraryFile"
       },
       "name": {
        "empty": ""
       },
       "size": {
        "empty": 0
       },
       "href": {
        "empty": ""
       }
      }
     },
     "Deliverables": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Deliverable"
       },
       "id": {
        "empty": ""
       },
       "kind": {
        "empty": "FILE"
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": null
       },
       "addedAt": {
        "empty": ""
       },
       "isNew": {
        "empty": false
       },
       "link": {
        "empty": null
       },
       "languages": {
        "empty": []
       },
       "Files": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "LibraryFile"
         },
         "name": {
          "empty": ""
         },
         "mediaType": {
          "empty": ""
         },
         "size": {
          "empty": 0
         },
         "href": {
          "empty": ""
         }
        }
       },
       "Parts": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "DeliverablePart"
         },
         "id": {
          "empty": ""
         },
         "part": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "isLesson": {
          "empty": false
         },
         "seconds": {
          "empty": null
         },
         "progress": {
          "empty": 0
         },
         "doneAt": {
          "empty": null
         },
         "Files": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "LibraryFile"
           },
           "name": {
            "empty": ""
           },
           "mediaType": {
            "empty": ""
           },
           "size": {
            "empty": 0
           },
           "href": {
            "empty": ""
           }
          }
         }
        }
       },
       "Dates": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "EventDate"
         },
         "startsAt": {
          "empty": ""
         },
         "endsAt": {
          "empty": ""
         },
         "timeZone": {
          "empty": ""
         },
         "place": {
          "empty": null
         },
         "link": {
          "empty": null
         }
        }
       },
       "calendarHref": {
        "empty": null
       },
       "licenceKey": {
        "empty": null
       },
       "keyAfterTrial": {
        "empty": false
       }
      }
     }
    }
   }
  }
 },
 "LibraryText": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "libraryItem": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "LibraryItem"
     },
     "id": {
      "empty": ""
     },
     "availableTo": {
      "empty": null
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "text": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "LibraryText"
       },
       "title": {
        "empty": ""
       },
       "body": {
        "empty": ""
       },
       "language": {
        "empty": ""
       }
      }
     },
     "Deliverables": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Deliverable"
       },
       "id": {
        "empty": ""
       },
       "kind": {
        "empty": "FILE"
       },
       "title": {
        "empty": ""
       },
       "languages": {
        "empty": []
       },
       "Parts": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "DeliverablePart"
         },
         "id": {
          "empty": ""
         },
         "part": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "isLesson": {
          "empty": false
         },
         "seconds": {
          "empty": null
         },
         "progress": {
          "empty": 0
         },
         "doneAt": {
          "empty": null
         },
         "Files": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "LibraryFile"
           },
           "name": {
            "empty": ""
           },
           "mediaType": {
            "empty": ""
           },
           "size": {
            "empty": 0
           },
           "href": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "Shelf": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "shelf": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "ShelfItem"
     },
     "id": {
      "empty": ""
     },
     "acquiredAt": {
      "empty": ""
     },
     "openedAt": {
      "empty": null
     },
     "availableTo": {
      "empty": null
     },
     "lessons": {
      "empty": 0
     },
     "lessonsDone": {
      "empty": 0
     },
     "read": {
      "empty": null
     },
     "isText": {
      "empty": false
     },
     "nextId": {
      "empty": null
     },
     "isNextText": {
      "empty": false
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       }
      }
     }
    }
   }
  }
 },
 "Transactions": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "transactions": {
    "of": {
     "__typename": {
      "empty": "TransactionPage"
     },
     "Transactions": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Transaction"
       },
       "id": {
        "empty": ""
       },
       "purpose": {
        "empty": "ORDER"
       },
       "status": {
        "empty": "PENDING"
       },
       "dateOfStatusChange": {
        "empty": ""
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "actualAmount": {
        "empty": null
       },
       "actualCurrency": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "fee": {
        "empty": null
       },
       "FeeCurrency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "refunded": {
        "empty": ""
       },
       "CreditNotes": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "CreditNote"
         },
         "id": {
          "empty": ""
         },
         "number": {
          "empty": ""
         }
        }
       },
       "createdAt": {
        "empty": ""
       },
       "redirectUrl": {
        "empty": null
       },
       "PaymentMethod": {
        "of": {
         "__typename": {
          "empty": "PaymentMethod"
         },
         "id": {
          "empty": ""
         },
         "displayName": {
          "empty": ""
         }
        }
       },
       "Order": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Order"
         },
         "id": {
          "empty": ""
         },
         "number": {
          "empty": ""
         },
         "status": {
          "empty": "OPEN"
         },
         "expiresAt": {
          "empty": ""
         },
         "receiptNumber": {
          "empty": null
         },
         "Products": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Product"
           },
           "id": {
            "empty": ""
           },
           "title": {
            "empty": ""
           }
          }
         },
         "Tariff": {
          "empty": null,
          "of": {
           "__typename": {
            "empty": "Tariff"
           },
           "id": {
            "empty": ""
           },
           "name": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     }
    }
   }
  },
  "text": "query Transactions($offset: Int, $limit: Int, $filter: TransactionFilter) {\n  transactions(offset: $offset, limit: $limit, filter: $filter) {\n    Transactions {\n      id\n      status\n      dateOfStatusChange\n      amount\n      actualAmount\n      actualCurrency {\n        id\n        code\n      }\n      fee\n      createdAt\n      Order {\n        id\n        Products {\n          id\n          title\n        }\n      }\n    }\n    Pagination {\n      total\n      totalPages\n    }\n  }\n}",
  "variables": {
   "offset": null,
   "limit": null,
   "filter": [
    "status"
   ]
  }
 },
 "Wallet": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "email": {
      "empty": null
     },
     "emailVerified": {
      "empty": true
     }
    }
   },
   "wallet": {
    "of": {
     "__typename": {
      "empty": "Wallet"
     },
     "Balances": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Balance"
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Months": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "WalletMonth"
       },
       "month": {
        "empty": ""
       },
       "income": {
        "empty": ""
       },
       "spending": {
        "empty": ""
       }
      }
     },
     "Due": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "DueCharge"
       },
       "date": {
        "empty": ""
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       }
      }
     },
     "SavedMethods": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "SavedMethod"
       },
       "id": {
        "empty": ""
       },
       "label": {
        "empty": ""
       }
      }
     },
     "TopUpLimits": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TopUpLimit"
       },
       "least": {
        "empty": ""
       },
       "most": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       }
      }
     },
     "PaymentMethods": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "PaymentMethod"
       },
       "id": {
        "empty": ""
       },
       "displayName": {
        "empty": ""
       },
       "description": {
        "empty": null
       }
      }
     }
    }
   }
  },
  "text": "query Wallet {\n  me {\n    id\n    email\n  }\n}",
  "variables": {}
 },
 "TopUpState": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "transaction": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Transaction"
     },
     "id": {
      "empty": ""
     },
     "status": {
      "empty": "PENDING"
     },
     "amount": {
      "empty": ""
     },
     "redirectUrl": {
      "empty": null
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "Receipt": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "receipt": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Receipt"
     },
     "number": {
      "empty": 0
     },
     "orderNumber": {
      "empty": null
     },
     "issuedAt": {
      "empty": ""
     },
     "seller": {
      "empty": []
     },
     "taxId": {
      "empty": null
     },
     "buyer": {
      "empty": null
     },
     "buyerEmail": {
      "empty": null
     },
     "BuyerDetails": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "BuyerDetails"
       },
       "company": {
        "empty": null
       },
       "address": {
        "empty": null
       },
       "taxId": {
        "empty": null
       }
      }
     },
     "Lines": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "ReceiptLine"
       },
       "title": {
        "empty": ""
       },
       "detail": {
        "empty": null
       },
       "amount": {
        "empty": ""
       },
       "net": {
        "empty": ""
       },
       "tax": {
        "empty": ""
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "total": {
      "empty": ""
     },
     "Taxes": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TaxLine"
       },
       "rate": {
        "empty": ""
       },
       "net": {
        "empty": ""
       },
       "tax": {
        "empty": ""
       },
       "gross": {
        "empty": ""
       }
      }
     },
     "paymentMethod": {
      "empty": null
     },
     "refunded": {
      "empty": ""
     },
     "CreditNotes": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "CreditNote"
       },
       "id": {
        "empty": ""
       },
       "number": {
        "empty": ""
       },
       "issuedAt": {
        "empty": ""
       },
       "receiptNumber": {
        "empty": 0
       },
       "reason": {
        "empty": "REFUND"
       },
       "total": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "Taxes": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "TaxLine"
         },
         "rate": {
          "empty": ""
         },
         "net": {
          "empty": ""
         },
         "tax": {
          "empty": ""
         },
         "gross": {
          "empty": ""
         }
        }
       },
       "canceledAt": {
        "empty": null
       }
      }
     }
    }
   },
   "transaction": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Transaction"
     },
     "id": {
      "empty": ""
     },
     "status": {
      "empty": "PENDING"
     },
     "Order": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Order"
       },
       "id": {
        "empty": ""
       },
       "receiptNumber": {
        "empty": null
       },
       "BuyerDetails": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "BuyerDetails"
         },
         "company": {
          "empty": null
         },
         "address": {
          "empty": null
         },
         "taxId": {
          "empty": null
         }
        }
       },
       "LastBuyerDetails": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "BuyerDetails"
         },
         "company": {
          "empty": null
         },
         "address": {
          "empty": null
         },
         "taxId": {
          "empty": null
         }
        }
       },
       "Products": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "WalletEntries": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "walletEntries": {
    "of": {
     "__typename": {
      "empty": "WalletEntryPage"
     },
     "Entries": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "WalletEntry"
       },
       "id": {
        "empty": ""
       },
       "kind": {
        "empty": "TOP_UP"
       },
       "amount": {
        "empty": ""
       },
       "balance": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "createdAt": {
        "empty": ""
       },
       "Transaction": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Transaction"
         },
         "id": {
          "empty": ""
         },
         "Order": {
          "empty": null,
          "of": {
           "__typename": {
            "empty": "Order"
           },
           "id": {
            "empty": ""
           },
           "Products": {
            "empty": [],
            "of": {
             "__typename": {
              "empty": "Product"
             },
             "id": {
              "empty": ""
             },
             "title": {
              "empty": ""
             }
            }
           },
           "Tariff": {
            "empty": null,
            "of": {
             "__typename": {
              "empty": "Tariff"
             },
             "id": {
              "empty": ""
             },
             "name": {
              "empty": ""
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "hasMore": {
      "empty": false
     }
    }
   }
  }
 },
 "Present": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "present": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Present"
     },
     "id": {
      "empty": ""
     },
     "status": {
      "empty": "PURCHASED"
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "Plan": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "Tariff": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "name": {
        "empty": ""
       }
      }
     },
     "recipientName": {
      "empty": null
     },
     "senderName": {
      "empty": null
     },
     "message": {
      "empty": null
     },
     "isOwn": {
      "empty": false
     },
     "isReceived": {
      "empty": false
     },
     "thanks": {
      "empty": null
     },
     "startsAt": {
      "empty": null
     },
     "addsNothing": {
      "empty": false
     },
     "expiresAt": {
      "empty": ""
     },
     "itemId": {
      "empty": null
     }
    }
   }
  }
 },
 "Presents": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "presents": {
    "of": {
     "__typename": {
      "empty": "PresentPage"
     },
     "Presents": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Present"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PURCHASED"
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "imageWeb": {
          "empty": null
         }
        }
       },
       "Tariff": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "name": {
          "empty": ""
         }
        }
       },
       "recipientName": {
        "empty": null
       },
       "senderName": {
        "empty": null
       },
       "message": {
        "empty": null
       },
       "thanks": {
        "empty": null
       },
       "thankedAt": {
        "empty": null
       },
       "link": {
        "empty": null
       },
       "Dream": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "PresentDream"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "createdAt": {
        "empty": ""
       },
       "expiresAt": {
        "empty": ""
       },
       "redeemedAt": {
        "empty": null
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     }
    }
   }
  }
 },
 "PresentsReceived": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "presentsReceived": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Present"
     },
     "id": {
      "empty": ""
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "link": {
      "empty": null
     },
     "Dream": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "PresentDream"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "About": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "shop": {
    "of": {
     "__typename": {
      "empty": "Shop"
     },
     "titles": {
      "empty": 0
     },
     "studies": {
      "empty": 0
     },
     "members": {
      "empty": null
     },
     "countries": {
      "empty": null
     }
    }
   },
   "people": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Person"
     },
     "id": {
      "empty": ""
     }
    }
   }
  }
 },
 "UsedLink": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "usedLink": {
    "empty": null
   }
  }
 },
 "AuthLink": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "authLink": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "AuthLink"
     },
     "email": {
      "empty": ""
     },
     "isOwn": {
      "empty": false
     }
    }
   }
  }
 },
 "CodeIsValid": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "codeIsValid": {
    "empty": false
   }
  }
 },
 "ContactTicket": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "contactTicket": {
    "empty": ""
   }
  }
 },
 "DeclarationTicket": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "declarationTicket": {
    "empty": ""
   }
  }
 },
 "DeclarableContracts": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "declarableContracts": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "DeclarableContract"
     },
     "number": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "paidAt": {
      "empty": ""
     },
     "email": {
      "empty": null
     }
    }
   }
  }
 },
 "Currencies": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "directories": {
    "of": {
     "__typename": {
      "empty": "Directories"
     },
     "Currencies": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       },
       "name": {
        "empty": ""
       },
       "isComplete": {
        "empty": true
       }
      }
     }
    }
   }
  },
  "text": "query Currencies {\n  directories {\n    Currencies {\n      id\n      code\n      name\n    }\n  }\n}",
  "variables": {}
 },
 "LegalDocument": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "document": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "LegalDocument"
     },
     "kind": {
      "empty": ""
     },
     "version": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "inForceFrom": {
      "empty": ""
     },
     "isInForce": {
      "empty": false
     },
     "language": {
      "empty": ""
     },
     "text": {
      "empty": ""
     },
     "Versions": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "DocumentVersion"
       },
       "version": {
        "empty": ""
       },
       "inForceFrom": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "OwnPage": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "ownPage": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "OwnPage"
     },
     "title": {
      "empty": ""
     },
     "language": {
      "empty": ""
     },
     "text": {
      "empty": ""
     }
    }
   }
  }
 },
 "ExchangeRates": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "exchangeRates": {
    "of": {
     "__typename": {
      "empty": "ExchangeRates"
     },
     "base": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Rates": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "ExchangeRate"
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "decimals": {
        "empty": 0
       },
       "rate": {
        "empty": ""
       },
       "source": {
        "empty": ""
       },
       "takenAt": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "Landing": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "shop": {
    "of": {
     "__typename": {
      "empty": "Shop"
     },
     "titles": {
      "empty": 0
     },
     "activatable": {
      "empty": 0
     },
     "studies": {
      "empty": 0
     },
     "members": {
      "empty": null
     },
     "countries": {
      "empty": null
     },
     "Rating": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ShopRating"
       },
       "average": {
        "empty": 0
       },
       "count": {
        "empty": 0
       }
      }
     },
     "Reviews": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "ShopReview"
       },
       "Review": {
        "of": {
         "__typename": {
          "empty": "Review"
         },
         "id": {
          "empty": ""
         },
         "stars": {
          "empty": 0
         },
         "text": {
          "empty": ""
         },
         "language": {
          "empty": ""
         },
         "authorName": {
          "empty": null
         },
         "ratedAt": {
          "empty": ""
         }
        }
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "slug": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "researches": {
    "of": {
     "__typename": {
      "empty": "ResearchPage"
     },
     "Researches": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Research"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "releaseDate": {
        "empty": ""
       },
       "Authors": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Author"
         },
         "id": {
          "empty": ""
         },
         "fullName": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "plans": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Plan"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": null
     },
     "duration": {
      "empty": null
     },
     "months": {
      "empty": null
     },
     "trialPeriod": {
      "empty": 0
     },
     "activations": {
      "empty": 0
     },
     "opensMemberPrices": {
      "empty": false
     },
     "infinity": {
      "empty": false
     },
     "lifetime": {
      "empty": false
     },
     "index": {
      "empty": 0
     },
     "landingUrl": {
      "empty": null
     },
     "imageWeb": {
      "empty": null
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "Tariffs": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "index": {
          "empty": 0
         },
         "Prices": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Price"
           },
           "Currency": {
            "of": {
             "__typename": {
              "empty": "Currency"
             },
             "id": {
              "empty": ""
             },
             "code": {
              "empty": ""
             },
             "isComplete": {
              "empty": false
             }
            }
           },
           "default": {
            "empty": ""
           },
           "sale": {
            "empty": null
           },
           "old": {
            "empty": null
           },
           "lowest": {
            "empty": null
           },
           "withSale": {
            "empty": false
           },
           "member": {
            "empty": null
           },
           "suggested": {
            "empty": null
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "products": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Product"
     },
     "id": {
      "empty": ""
     },
     "slug": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": ""
     },
     "kind": {
      "empty": null
     },
     "languages": {
      "empty": []
     },
     "imageWeb": {
      "empty": null
     },
     "Rating": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ProductRating"
       },
       "average": {
        "empty": 0
       },
       "count": {
        "empty": 0
       }
      }
     },
     "Tariffs": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Tariff"
       },
       "id": {
        "empty": ""
       },
       "index": {
        "empty": 0
       },
       "soldUntil": {
        "empty": null
       },
       "soldOut": {
        "empty": false
       },
       "Prices": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Price"
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           },
           "isComplete": {
            "empty": false
           }
          }
         },
         "default": {
          "empty": ""
         },
         "sale": {
          "empty": null
         },
         "old": {
          "empty": null
         },
         "lowest": {
          "empty": null
         },
         "withSale": {
          "empty": false
         },
         "member": {
          "empty": null
         },
         "suggested": {
          "empty": null
         }
        }
       }
      }
     },
     "landingUrl": {
      "empty": null
     },
     "availableDuration": {
      "empty": null
     },
     "Plan": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query Landing {\n  researches(filter: { page: 1, limit: 3 }) {\n    Researches {\n      id\n      slug\n      title\n      description\n      imageWeb\n      releaseDate\n      Authors {\n        id\n        fullName\n      }\n    }\n  }\n  plans {\n    id\n    title\n    description\n    duration\n    trialPeriod\n    infinity\n    lifetime\n    index\n    landingUrl\n    imageWeb\n  }\n}",
  "variables": {}
 },
 "Me": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "fullName": {
      "empty": null
     },
     "firstName": {
      "empty": null
     },
     "lastName": {
      "empty": null
     },
     "email": {
      "empty": null
     },
     "balance": {
      "empty": ""
     },
     "isAutogenerated": {
      "empty": false
     },
     "deletionDate": {
      "empty": null
     },
     "isStaff": {
      "empty": false
     },
     "avatar": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Avatar"
       },
       "path": {
        "empty": ""
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       },
       "symbol": {
        "empty": ""
       }
      }
     },
     "Language": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Language"
       },
       "code": {
        "empty": ""
       }
      }
     },
     "ProjectSettings": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ProjectSettings"
       },
       "id": {
        "empty": ""
       },
       "meta": {
        "empty": null
       }
      }
     }
    }
   }
  },
  "text": "query Me {\n  me {\n    id\n    fullName\n    firstName\n    lastName\n    email\n    balance\n    avatar {\n      path\n    }\n    Currency {\n      id\n      code\n      symbol\n    }\n    Language {\n      code\n    }\n    ProjectSettings {\n      id\n      meta\n    }\n  }\n}",
  "variables": {}
 },
 "OrderLink": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "orderLink": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "OrderLink"
     },
     "state": {
      "empty": "GOOD"
     },
     "isOwn": {
      "empty": false
     },
     "email": {
      "empty": ""
     },
     "productTitle": {
      "empty": ""
     },
     "productId": {
      "empty": ""
     },
     "orderId": {
      "empty": ""
     },
     "itemId": {
      "empty": null
     }
    }
   }
  }
 },
 "GuestPurchases": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "guestPurchases": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "GuestPurchases"
     },
     "email": {
      "empty": ""
     },
     "count": {
      "empty": 0
     },
     "orderId": {
      "empty": ""
     }
    }
   }
  }
 },
 "OwnPlan": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "hadSubscriptionBefore": {
      "empty": false
     },
     "Subscription": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Subscription"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "INCOMPLETE"
       },
       "activeEndDate": {
        "empty": null
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   }
  },
  "text": "query OwnPlan {\n  me {\n    id\n    hadSubscriptionBefore\n    Subscription {\n      id\n      status\n      activeEndDate\n      Plan {\n        id\n      }\n    }\n  }\n}",
  "variables": {}
 },
 "OwnedProducts": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "ownedProducts": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "OwnedItem"
     },
     "productId": {
      "empty": ""
     },
     "itemId": {
      "empty": ""
     }
    }
   }
  }
 },
 "PaymentReminders": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "paymentReminders": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "PaymentReminders"
     },
     "email": {
      "empty": ""
     },
     "areWanted": {
      "empty": false
     }
    }
   }
  }
 },
 "People": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "people": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Person"
     },
     "id": {
      "empty": ""
     },
     "name": {
      "empty": ""
     },
     "role": {
      "empty": ""
     },
     "text": {
      "empty": null
     },
     "hue": {
      "empty": ""
     }
    }
   }
  }
 },
 "ProductPage": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "plans": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Plan"
     },
     "trialPeriod": {
      "empty": 0
     },
     "opensMemberPrices": {
      "empty": false
     }
    }
   },
   "productPage": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "ProductPage"
     },
     "isSold": {
      "empty": false
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "availableDuration": {
        "empty": null
       },
       "landingUrl": {
        "empty": null
       },
       "imageWeb": {
        "empty": null
       },
       "imageMob": {
        "empty": null
       },
       "appleId": {
        "empty": null
       },
       "affiliateProgram": {
        "empty": false
       },
       "Rating": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "ProductRating"
         },
         "average": {
          "empty": 0
         },
         "count": {
          "empty": 0
         },
         "stars": {
          "empty": []
         },
         "reviewCount": {
          "empty": 0
         }
        }
       },
       "Tariffs": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "index": {
          "empty": 0
         },
         "name": {
          "empty": ""
         },
         "description": {
          "empty": null
         },
         "soldUntil": {
          "empty": null
         },
         "soldOut": {
          "empty": false
         },
         "left": {
          "empty": null
         },
         "Prices": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Price"
           },
           "Currency": {
            "of": {
             "__typename": {
              "empty": "Currency"
             },
             "id": {
              "empty": ""
             },
             "code": {
              "empty": ""
             },
             "isComplete": {
              "empty": false
             }
            }
           },
           "default": {
            "empty": ""
           },
           "sale": {
            "empty": null
           },
           "old": {
            "empty": null
           },
           "lowest": {
            "empty": null
           },
           "withSale": {
            "empty": false
           },
           "member": {
            "empty": null
           },
           "suggested": {
            "empty": null
           }
          }
         }
        }
       }
      }
     },
     "Contents": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TariffContents"
       },
       "tariffId": {
        "empty": ""
       },
       "Items": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "ContentItem"
         },
         "id": {
          "empty": ""
         },
         "kind": {
          "empty": "FILE"
         },
         "title": {
          "empty": ""
         },
         "description": {
          "empty": null
         },
         "languages": {
          "empty": []
         },
         "minutes": {
          "empty": null
         },
         "Dates": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "PublicEventDate"
           },
           "startsAt": {
            "empty": ""
           },
           "endsAt": {
            "empty": ""
           },
           "timeZone": {
            "empty": ""
           },
           "place": {
            "empty": null
           },
           "isOnline": {
            "empty": false
           }
          }
         },
         "Formats": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "ContentFormat"
           },
           "name": {
            "empty": ""
           },
           "size": {
            "empty": 0
           }
          }
         }
        }
       }
      }
     },
     "Authors": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Author"
       },
       "id": {
        "empty": ""
       },
       "fullName": {
        "empty": ""
       },
       "avatar": {
        "empty": null
       },
       "regalia": {
        "empty": null
       },
       "description": {
        "empty": null
       },
       "landingUrl": {
        "empty": null
       }
      }
     },
     "Sample": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "ProductSample"
       },
       "title": {
        "empty": ""
       },
       "text": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "LibraryText"
         },
         "body": {
          "empty": ""
         },
         "language": {
          "empty": ""
         }
        }
       },
       "hasExcerpt": {
        "empty": false
       },
       "file": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "SampleFile"
         },
         "href": {
          "empty": ""
         },
         "mediaType": {
          "empty": ""
         }
        }
       }
      }
     },
     "Researches": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Research"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       }
      }
     },
     "Similar": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "Rating": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "ProductRating"
         },
         "average": {
          "empty": 0
         },
         "count": {
          "empty": 0
         }
        }
       }
      }
     },
     "Reviews": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Review"
       },
       "id": {
        "empty": ""
       },
       "stars": {
        "empty": 0
       },
       "text": {
        "empty": ""
       },
       "language": {
        "empty": ""
       },
       "authorName": {
        "empty": null
       },
       "ratedAt": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query ProductPage {\n  plans {\n    trialPeriod\n  }\n}",
  "variables": {}
 },
 "ProductExcerpt": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "productExcerpt": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "LibraryText"
     },
     "title": {
      "empty": ""
     },
     "body": {
      "empty": ""
     },
     "language": {
      "empty": ""
     }
    }
   }
  }
 },
 "Reviews": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "reviews": {
    "of": {
     "__typename": {
      "empty": "ReviewPage"
     },
     "Reviews": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Review"
       },
       "id": {
        "empty": ""
       },
       "stars": {
        "empty": 0
       },
       "text": {
        "empty": ""
       },
       "language": {
        "empty": ""
       },
       "authorName": {
        "empty": null
       },
       "ratedAt": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "OwnedProduct": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "orderCheck": {
    "of": {
     "__typename": {
      "empty": "OrderCheck"
     },
     "owned": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "OwnedProduct"
       },
       "kind": {
        "empty": "WAITING"
       },
       "canBuy": {
        "empty": false
       }
      }
     }
    }
   }
  }
 },
 "Researches": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "researches": {
    "of": {
     "__typename": {
      "empty": "ResearchPage"
     },
     "Researches": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Research"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "imageWeb": {
        "empty": null
       },
       "platformLogo": {
        "empty": null
       },
       "releaseDate": {
        "empty": ""
       },
       "viewsCount": {
        "empty": 0
       },
       "Categories": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Category"
         },
         "id": {
          "empty": ""
         },
         "displayName": {
          "empty": ""
         }
        }
       },
       "Authors": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Author"
         },
         "id": {
          "empty": ""
         },
         "fullName": {
          "empty": ""
         }
        }
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     }
    }
   }
  },
  "text": "query Researches($filter: ResearchFilter) {\n  researches(filter: $filter) {\n    Researches {\n      id\n      slug\n      title\n      description\n      imageWeb\n      platformLogo\n      releaseDate\n      viewsCount\n      Categories {\n        id\n        displayName\n      }\n      Authors {\n        id\n        fullName\n      }\n    }\n    Pagination {\n      total\n      totalPages\n    }\n  }\n}",
  "variables": {
   "filter": [
    "search",
    "page",
    "limit",
    "categoryId",
    "authorId"
   ]
  }
 },
 "ResearchDirectory": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "researchDirectory": {
    "of": {
     "__typename": {
      "empty": "ResearchDirectory"
     },
     "Categories": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Category"
       },
       "id": {
        "empty": ""
       },
       "displayName": {
        "empty": ""
       }
      }
     },
     "Authors": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Author"
       },
       "id": {
        "empty": ""
       },
       "fullName": {
        "empty": ""
       }
      }
     }
    }
   }
  }
 },
 "ResearchBySlug": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "research": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Research"
     },
     "id": {
      "empty": ""
     },
     "slug": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": ""
     },
     "seoTitle": {
      "empty": null
     },
     "seoDescription": {
      "empty": null
     },
     "imageWeb": {
      "empty": null
     },
     "imageMob": {
      "empty": null
     },
     "platformLogo": {
      "empty": null
     },
     "doi": {
      "empty": null
     },
     "file": {
      "empty": null
     },
     "source": {
      "empty": null
     },
     "nftSource": {
      "empty": null
     },
     "releaseDate": {
      "empty": ""
     },
     "viewsCount": {
      "empty": 0
     },
     "status": {
      "empty": "DRAFT"
     },
     "Categories": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Category"
       },
       "id": {
        "empty": ""
       },
       "displayName": {
        "empty": ""
       }
      }
     },
     "Authors": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Author"
       },
       "id": {
        "empty": ""
       },
       "fullName": {
        "empty": ""
       },
       "avatar": {
        "empty": null
       },
       "description": {
        "empty": null
       },
       "regalia": {
        "empty": null
       },
       "landingUrl": {
        "empty": null
       }
      }
     },
     "Product": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "Tariffs": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "index": {
          "empty": 0
         },
         "name": {
          "empty": ""
         },
         "soldUntil": {
          "empty": null
         },
         "soldOut": {
          "empty": false
         },
         "Prices": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Price"
           },
           "Currency": {
            "of": {
             "__typename": {
              "empty": "Currency"
             },
             "id": {
              "empty": ""
             },
             "code": {
              "empty": ""
             },
             "isComplete": {
              "empty": false
             }
            }
           },
           "default": {
            "empty": ""
           },
           "sale": {
            "empty": null
           },
           "old": {
            "empty": null
           },
           "lowest": {
            "empty": null
           },
           "withSale": {
            "empty": false
           },
           "member": {
            "empty": null
           },
           "suggested": {
            "empty": null
           }
          }
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "Titles": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "titles": {
    "of": {
     "__typename": {
      "empty": "TitlePage"
     },
     "Products": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "slug": {
        "empty": ""
       },
       "title": {
        "empty": ""
       },
       "description": {
        "empty": ""
       },
       "kind": {
        "empty": null
       },
       "languages": {
        "empty": []
       },
       "imageWeb": {
        "empty": null
       },
       "Rating": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "ProductRating"
         },
         "average": {
          "empty": 0
         },
         "count": {
          "empty": 0
         }
        }
       },
       "Tariffs": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "index": {
          "empty": 0
         },
         "soldUntil": {
          "empty": null
         },
         "soldOut": {
          "empty": false
         },
         "Prices": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Price"
           },
           "Currency": {
            "of": {
             "__typename": {
              "empty": "Currency"
             },
             "id": {
              "empty": ""
             },
             "code": {
              "empty": ""
             },
             "isComplete": {
              "empty": false
             }
            }
           },
           "default": {
            "empty": ""
           },
           "sale": {
            "empty": null
           },
           "old": {
            "empty": null
           },
           "lowest": {
            "empty": null
           },
           "withSale": {
            "empty": false
           },
           "member": {
            "empty": null
           },
           "suggested": {
            "empty": null
           }
          }
         }
        }
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     },
     "kinds": {
      "empty": []
     },
     "languages": {
      "empty": []
     }
    }
   }
  }
 },
 "Security": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "email": {
      "empty": null
     },
     "emailVerified": {
      "empty": true
     },
     "emailChange": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "EmailChange"
       },
       "email": {
        "empty": ""
       },
       "newConfirmed": {
        "empty": false
       },
       "oldConfirmed": {
        "empty": false
       },
       "expiresAt": {
        "empty": ""
       }
      }
     },
     "deletionDate": {
      "empty": null
     },
     "balances": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Balance"
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "twoFactor": {
    "of": {
     "__typename": {
      "empty": "TwoFactor"
     },
     "enabled": {
      "empty": false
     },
     "enabledAt": {
      "empty": null
     },
     "recoveryCodesLeft": {
      "empty": 0
     }
    }
   },
   "sessions": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Session"
     },
     "id": {
      "empty": ""
     },
     "current": {
      "empty": false
     },
     "browser": {
      "empty": null
     },
     "os": {
      "empty": null
     },
     "device": {
      "empty": "DESKTOP"
     },
     "createdAt": {
      "empty": ""
     },
     "lastSeenAt": {
      "empty": ""
     }
    }
   },
   "signIns": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "SignInRecord"
     },
     "id": {
      "empty": ""
     },
     "method": {
      "empty": "PASSWORD"
     },
     "outcome": {
      "empty": "SUCCEEDED"
     },
     "browser": {
      "empty": null
     },
     "os": {
      "empty": null
     },
     "device": {
      "empty": "DESKTOP"
     },
     "createdAt": {
      "empty": ""
     }
    }
   }
  },
  "text": "query Security {\n  me {\n    id\n    email\n  }\n}",
  "variables": {}
 },
 "SubscriptionPage": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "me": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Me"
     },
     "id": {
      "empty": ""
     },
     "email": {
      "empty": null
     },
     "emailVerified": {
      "empty": true
     },
     "hadSubscriptionBefore": {
      "empty": false
     },
     "openDifferences": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "OpenDifference"
       },
       "id": {
        "empty": ""
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "payBy": {
        "empty": ""
       },
       "isShortened": {
        "empty": false
       }
      }
     },
     "balances": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Balance"
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       }
      }
     },
     "Subscription": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Subscription"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "INCOMPLETE"
       },
       "price": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "activeEndDate": {
        "empty": null
       },
       "pastDueEndDate": {
        "empty": null
       },
       "lastPaymentDate": {
        "empty": null
       },
       "NextCharge": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "DueCharge"
         },
         "date": {
          "empty": ""
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         },
         "Plan": {
          "of": {
           "__typename": {
            "empty": "Plan"
           },
           "id": {
            "empty": ""
           },
           "title": {
            "empty": ""
           }
          }
         }
        }
       },
       "Upcoming": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "UpcomingTime"
         },
         "Plan": {
          "of": {
           "__typename": {
            "empty": "Plan"
           },
           "id": {
            "empty": ""
           },
           "title": {
            "empty": ""
           }
          }
         },
         "startsAt": {
          "empty": ""
         }
        }
       },
       "overdue": {
        "empty": null
       },
       "isCovered": {
        "empty": false
       },
       "isTrial": {
        "empty": false
       },
       "renew": {
        "empty": false
       },
       "maxActivated": {
        "empty": 0
       },
       "activationsLeft": {
        "empty": 0
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "description": {
          "empty": null
         },
         "duration": {
          "empty": null
         },
         "months": {
          "empty": null
         },
         "lifetime": {
          "empty": false
         },
         "infinity": {
          "empty": false
         },
         "duePeriod": {
          "empty": 0
         },
         "productId": {
          "empty": ""
         }
        }
       },
       "NextPlan": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "SavedMethod": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "SavedMethod"
         },
         "id": {
          "empty": ""
         },
         "label": {
          "empty": ""
         }
        }
       },
       "announcedAt": {
        "empty": null
       },
       "hasNotice": {
        "empty": false
       },
       "withdrawableUntil": {
        "empty": null
       },
       "EarlyEnd": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "EarlyEnd"
         },
         "date": {
          "empty": ""
         },
         "amount": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "SubscriptionPurchase": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "SubscriptionPurchase"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "availableTo": {
        "empty": null
       },
       "hasGoods": {
        "empty": false
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "plans": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Plan"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": null
     },
     "duration": {
      "empty": null
     },
     "months": {
      "empty": null
     },
     "lifetime": {
      "empty": false
     },
     "infinity": {
      "empty": false
     },
     "active": {
      "empty": false
     },
     "index": {
      "empty": 0
     },
     "trialPeriod": {
      "empty": 0
     },
     "productId": {
      "empty": ""
     },
     "Product": {
      "of": {
       "__typename": {
        "empty": "Product"
       },
       "id": {
        "empty": ""
       },
       "active": {
        "empty": false
       },
       "Tariffs": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "index": {
          "empty": 0
         },
         "Prices": {
          "empty": [],
          "of": {
           "__typename": {
            "empty": "Price"
           },
           "default": {
            "empty": ""
           },
           "sale": {
            "empty": null
           },
           "old": {
            "empty": null
           },
           "withSale": {
            "empty": false
           },
           "member": {
            "empty": null
           },
           "Currency": {
            "of": {
             "__typename": {
              "empty": "Currency"
             },
             "id": {
              "empty": ""
             },
             "code": {
              "empty": ""
             }
            }
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "products": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "Product"
     },
     "id": {
      "empty": ""
     },
     "title": {
      "empty": ""
     },
     "description": {
      "empty": ""
     },
     "availableBySubscription": {
      "empty": false
     },
     "availableDuration": {
      "empty": null
     }
    }
   },
   "wallet": {
    "of": {
     "__typename": {
      "empty": "Wallet"
     },
     "SavedMethods": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "SavedMethod"
       },
       "id": {
        "empty": ""
       },
       "label": {
        "empty": ""
       },
       "PaymentMethod": {
        "of": {
         "__typename": {
          "empty": "PaymentMethod"
         },
         "id": {
          "empty": ""
         },
         "displayName": {
          "empty": ""
         }
        }
       }
      }
     }
    }
   },
   "subscriptionHistory": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "SubscriptionEvent"
     },
     "id": {
      "empty": ""
     },
     "kind": {
      "empty": "STARTED"
     },
     "createdAt": {
      "empty": ""
     },
     "amount": {
      "empty": null
     },
     "Currency": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "Plan": {
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     }
    }
   }
  },
  "text": "query SubscriptionPage {\n  me {\n    id\n    email\n    hadSubscriptionBefore\n    Currency {\n      id\n    }\n    Subscription {\n      id\n      status\n      price\n      activeEndDate\n      pastDueEndDate\n      lastPaymentDate\n      isTrial\n      renew\n      maxActivated\n      activationsLeft\n      Plan {\n        id\n        title\n        description\n        duration\n        lifetime\n        infinity\n        duePeriod\n        productId\n      }\n    }\n    SubscriptionPurchase {\n      id\n      status\n      availableTo\n      Product {\n        id\n      }\n    }\n  }\n  plans {\n    id\n    title\n    description\n    duration\n    lifetime\n    infinity\n    active\n    index\n    trialPeriod\n    productId\n  }\n}",
  "variables": {}
 },
 "SubscriptionChangePreview": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "subscriptionChangePreview": {
    "of": {
     "__typename": {
      "empty": "SubscriptionChange"
     },
     "id": {
      "empty": ""
     },
     "kind": {
      "empty": "UPGRADE"
     },
     "Plan": {
      "of": {
       "__typename": {
        "empty": "Plan"
       },
       "id": {
        "empty": ""
       },
       "title": {
        "empty": ""
       }
      }
     },
     "total": {
      "empty": ""
     },
     "credit": {
      "empty": ""
     },
     "renewalPrice": {
      "empty": ""
     },
     "NextCharge": {
      "empty": null,
      "of": {
       "__typename": {
        "empty": "DueCharge"
       },
       "date": {
        "empty": ""
       },
       "amount": {
        "empty": ""
       },
       "Currency": {
        "of": {
         "__typename": {
          "empty": "Currency"
         },
         "id": {
          "empty": ""
         },
         "code": {
          "empty": ""
         }
        }
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       }
      }
     },
     "Currency": {
      "of": {
       "__typename": {
        "empty": "Currency"
       },
       "id": {
        "empty": ""
       },
       "code": {
        "empty": ""
       }
      }
     },
     "startsAt": {
      "empty": ""
     },
     "endsAt": {
      "empty": null
     },
     "Behind": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "TimeBehind"
       },
       "Plan": {
        "of": {
         "__typename": {
          "empty": "Plan"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "days": {
        "empty": 0
       },
       "startsAt": {
        "empty": null
       },
       "endsAt": {
        "empty": null
       }
      }
     }
    }
   },
   "availablePaymentMethods": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "PaymentMethod"
     },
     "id": {
      "empty": ""
     },
     "displayName": {
      "empty": ""
     },
     "description": {
      "empty": null
     }
    }
   }
  },
  "text": "query SubscriptionChangePreview($productId: String!) {\n  availablePaymentMethods(productId: $productId) {\n    id\n    displayName\n    description\n  }\n}",
  "variables": {
   "productId": null
  }
 },
 "WaysToPay": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "availablePaymentMethods": {
    "empty": [],
    "of": {
     "__typename": {
      "empty": "PaymentMethod"
     },
     "id": {
      "empty": ""
     },
     "displayName": {
      "empty": ""
     },
     "description": {
      "empty": null
     },
     "canBeKept": {
      "empty": false
     }
    }
   }
  },
  "text": "query WaysToPay($productId: String!) {\n  availablePaymentMethods(productId: $productId) {\n    id\n    displayName\n    description\n  }\n}",
  "variables": {
   "productId": null
  }
 },
 "SubscriptionPaymentState": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "transaction": {
    "empty": null,
    "of": {
     "__typename": {
      "empty": "Transaction"
     },
     "id": {
      "empty": ""
     },
     "status": {
      "empty": "PENDING"
     }
    }
   }
  }
 },
 "Purchases": {
  "shape": {
   "__typename": {
    "empty": "Query"
   },
   "purchases": {
    "of": {
     "__typename": {
      "empty": "PurchasePage"
     },
     "Purchases": {
      "empty": [],
      "of": {
       "__typename": {
        "empty": "Purchase"
       },
       "id": {
        "empty": ""
       },
       "status": {
        "empty": "PENDING"
       },
       "startsAt": {
        "empty": null
       },
       "availableTo": {
        "empty": null
       },
       "spentAt": {
        "empty": null
       },
       "createdAt": {
        "empty": ""
       },
       "isArchived": {
        "empty": false
       },
       "hasGoods": {
        "empty": false
       },
       "Product": {
        "of": {
         "__typename": {
          "empty": "Product"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         },
         "active": {
          "empty": true
         },
         "Plan": {
          "empty": null,
          "of": {
           "__typename": {
            "empty": "Plan"
           },
           "id": {
            "empty": ""
           }
          }
         }
        }
       },
       "Tariff": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Tariff"
         },
         "id": {
          "empty": ""
         },
         "name": {
          "empty": ""
         }
        }
       },
       "Gift": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Gift"
         },
         "id": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "Researches": {
        "empty": [],
        "of": {
         "__typename": {
          "empty": "Research"
         },
         "id": {
          "empty": ""
         },
         "slug": {
          "empty": ""
         },
         "title": {
          "empty": ""
         }
        }
       },
       "Order": {
        "empty": null,
        "of": {
         "__typename": {
          "empty": "Order"
         },
         "id": {
          "empty": ""
         },
         "price": {
          "empty": ""
         },
         "Currency": {
          "of": {
           "__typename": {
            "empty": "Currency"
           },
           "id": {
            "empty": ""
           },
           "code": {
            "empty": ""
           }
          }
         }
        }
       }
      }
     },
     "Pagination": {
      "of": {
       "__typename": {
        "empty": "Pagination"
       },
       "total": {
        "empty": 0
       },
       "totalPages": {
        "empty": 0
       }
      }
     }
    }
   }
  },
  "text": "query Purchases($offset: Int, $limit: Int, $sort: JSON, $filter: PurchaseFilter) {\n  purchases(offset: $offset, limit: $limit, sort: $sort, filter: $filter) {\n    Purchases {\n      id\n      status\n      availableTo\n      spentAt\n      Product {\n        id\n        title\n        Plan {\n          id\n        }\n      }\n      Order {\n        id\n        price\n      }\n    }\n    Pagination {\n      total\n      totalPages\n    }\n  }\n}",
  "variables": {
   "offset": null,
   "limit": null,
   "sort": null,
   "filter": [
    "status"
   ]
  }
 }
};
